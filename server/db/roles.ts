/**
 * Wall 1: the owner migrates, the server logs in as roles that own nothing and cannot bypass row-level security. `tendre_app` sees a
 * person's own rows; `tendre_auth` sees the auth schema only; `tendre_jobs` sees its queue and may call a few functions across people;
 * `tendre_system` owns these functions, and nobody logs in as it. `tendre_office` sees counts and metadata across people while a superadmin
 * asks, and `tendre_clerk` owns the functions by which it acts (docs/decisions/050-the-office.md). The login roles below belong to them and are named after a hash of the
 * master key, so that two installations can share a cluster.
 */
import { createHmac } from "node:crypto";
import pg from "pg";

/** Groups of the login roles: for people's requests, for accounts, for jobs, for the back-office. */
const groups = ["tendre_app", "tendre_auth", "tendre_jobs", "tendre_office"] as const;
type Group = (typeof groups)[number];
type LoginRole = { readonly user: string; readonly password: string };

/** The login of a group for this master key: derived, so that every process with the key computes the same name and password. */
export function loginRole(group: Group, masterKey: string): LoginRole {
  const derive = (label: string) => createHmac("sha256", masterKey).update(`${label}:${group}`).digest("hex");
  return { user: `${group}_${derive("role").slice(0, 8)}`, password: derive("password") };
}

/** The names of all logins of a master key. */
export const loginsOf = (masterKey: string): readonly string[] =>
  groups.map((group) => loginRole(group, masterKey).user);

/**
 * Closes the logins of earlier master keys (server/db/rotate-master-key.ts): whoever held one of these keys could log in. One that somebody
 * still uses, an instance that was not restarted yet, is left for a later start.
 */
export async function closeRetiredLogins(owner: pg.Client, masterKeys: readonly string[]): Promise<void> {
  const { rows } = await owner.query<{ login: string }>(
    `select l.login from list_retired_logins() l join pg_roles r on r.rolname = l.login and r.rolcanlogin
     where l.login <> all ($1) and not exists (select from pg_stat_activity a where a.usename = l.login)`,
    [masterKeys.flatMap(loginsOf)],
  );
  for (const { login } of rows) await owner.query(`alter role ${pg.escapeIdentifier(login)} nologin`);
}

/** Creates missing groups and logins. Safe to run in several processes at once. */
export async function ensureRoles(owner: pg.Client, masterKey: string): Promise<void> {
  for (const keeper of ["tendre_system", "tendre_clerk"]) {
    await createGroup(owner, keeper);
    await owner.query(`grant ${keeper} to current_user`);
  }
  // A database that was copied or restored has PostgreSQL's default grants again.
  await owner.query(`do $$ begin
    execute format('revoke temporary on database %I from public', current_database());
  end $$`);
  for (const group of groups) {
    const login = loginRole(group, masterKey);
    await createGroup(owner, group);
    await owner.query(`do $$ begin
      create role ${pg.escapeIdentifier(login.user)} login nosuperuser nobypassrls
        password ${pg.escapeLiteral(login.password)} in role ${group};
    exception when duplicate_object or unique_violation then
      -- A master key that was in use before, and is again.
      if not (select rolcanlogin from pg_roles where rolname = ${pg.escapeLiteral(login.user)}) then
        alter role ${pg.escapeIdentifier(login.user)} login;
      end if;
    end $$`);
  }
}

async function createGroup(owner: pg.Client, group: string): Promise<void> {
  await owner.query(`do $$ begin
    create role ${group} nologin nosuperuser nobypassrls;
  exception when duplicate_object or unique_violation then null; end $$`);
}
