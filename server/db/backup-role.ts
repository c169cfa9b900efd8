/**
 * `tendre_backup` reads every row of every table that lasts, and can do nothing else. Nobody logs in as it: only the owner can take its
 * place, for the time of a backup (server/db/backup/snapshot.ts). Row-level security is forced on the owner too, and an owner of an outside
 * database is seldom allowed to pass it. Given at each start to the tables that do not have it yet, so that no migration can forget one.
 */
import type pg from "pg";

export const backupRole = "tendre_backup";

/** The schemas whose tables last; what pg-boss keeps in its own is made anew by the next start. */
export const keptSchemas = ["public", "auth", "standin"] as const;

/** PostgreSQL 16 began to tell being a member from having a member's rights. */
const inheritOption = 160_000;

/** @param owner after the migrations */
export async function letBackupRead(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ version: number }>(
    "select current_setting('server_version_num')::integer as version",
  );
  const apart = (rows[0]?.version ?? 0) >= inheritOption ? "with inherit false, set true" : "";
  await owner.query(`do $$
    declare v_table regclass; v_schema text;
    begin
      begin
        create role ${backupRole} nologin nosuperuser nobypassrls;
      exception when duplicate_object or unique_violation then null; end;
      grant ${backupRole} to current_user ${apart};
      foreach v_schema in array array['${keptSchemas.join("','")}'] loop
        if not has_schema_privilege('${backupRole}', v_schema, 'usage') then
          execute format('grant usage on schema %I to ${backupRole}', v_schema);
        end if;
      end loop;
      for v_table in
        select c.oid::regclass from pg_class c
        where c.relnamespace::regnamespace::text = any ('{${keptSchemas.join(",")}}') and c.relkind = 'r' and c.relpersistence = 'p'
      loop
        if not has_table_privilege('${backupRole}', v_table, 'select') then
          execute format('grant select on %s to ${backupRole}', v_table);
        end if;
        if (select relrowsecurity from pg_class where oid = v_table)
          and not exists (select from pg_policy where polrelid = v_table and polname = 'backup') then
          execute format('create policy backup on %s for select to ${backupRole} using (true)', v_table);
        end if;
      end loop;
    end $$`);
}
