/**
 * `npm run admin -- <act>`: who may use the back-office, who may not come in, and a new master key. Only as a command on the server's machine, so that none
 * of it can be done over the network. Every act leaves a row in `operator_acts` and in the audit log.
 */
import pg from "pg";
import { ownerConnection } from "#server/db/owner-connection.ts";
import { rotateMasterKey } from "#server/db/rotate-master-key.ts";
import { type Env, readEnv } from "#server/env.ts";
import { beginRotation, endRotation } from "#server/secrets.ts";

const usage = `Usage: npm run admin -- <act>

  grant-superadmin <address>  may enter the back-office
  revoke <address>            may no longer enter it
  ban <address>               is signed out everywhere and cannot come in; nothing is deleted
  unban <address>             may come in again
  rotate-keys                 a new master key, while the server runs; cut off, run it again
  list                        who may enter the back-office, and who is banned
  log                         the last hundred of these acts, newest first
  verify-audit [<head>]       whether the audit log holds together from its first row to its head, and still holds
                              a head that was printed before`;

/** What each act does to the account of an address, and how it is said. */
const acts: Readonly<
  Record<
    string,
    { readonly run: (client: pg.Client, address: string) => Promise<boolean>; readonly done: string }
  >
> = {
  "grant-superadmin": {
    run: (client, address) => setRole(client, address, "superadmin"),
    done: "may enter the back-office.",
  },
  revoke: {
    run: (client, address) => setRole(client, address, "user"),
    done: "may no longer enter the back-office.",
  },
  ban: {
    run: (client, address) => ban(client, address, true),
    done: "is signed out everywhere and cannot come in. Nothing was deleted.",
  },
  unban: { run: (client, address) => ban(client, address, false), done: "may come in again." },
};
const reports: Readonly<Record<string, (client: pg.Client, env: Env, word: string) => Promise<string>>> = {
  list,
  log,
  "rotate-keys": rotateKeys,
  "verify-audit": verifyAudit,
};

type Checked = {
  readonly counted: string;
  readonly broken: string | null;
  readonly fault: "missing" | "order" | "changed" | "no_head" | "rewritten" | null;
  readonly head: string;
};

const faults: Readonly<Record<NonNullable<Checked["fault"]>, (row: string) => string>> = {
  missing: (row) => `Row ${row} is missing.`,
  order: (row) => `Row ${row} does not follow the row before it, which was changed.`,
  changed: (row) => `Row ${row} was changed.`,
  no_head: (row) =>
    `The head of the log is not row ${row}, its last: the head was changed, or rows were put in.`,
  rewritten: (row) => `Row ${row} is not the one that was noted: the log was written anew since.`,
};

const [name = "", address = ""] = process.argv.slice(2);

try {
  console.log(await run());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function run(): Promise<string> {
  if (name === "--help" || name === "help") return usage;
  const act = Object.hasOwn(acts, name) ? acts[name] : undefined;
  const report = Object.hasOwn(reports, name) ? reports[name] : undefined;
  if (!report && !(act && address)) throw new Error(usage);
  const env = readEnv(process.env);
  const client = new pg.Client(ownerConnection(env));
  await client.connect();
  try {
    if (report) return await report(client, env, address);
    if (await act?.run(client, address)) return `${address} ${act?.done}`;
    throw new Error(
      name === "ban" || name === "unban"
        ? `Nobody has an account with ${address}.`
        : `Nobody has signed in with ${address} and confirmed it. Let them sign in once first.`,
    );
  } finally {
    await client.end();
  }
}

async function setRole(client: pg.Client, email: string, role: "superadmin" | "user"): Promise<boolean> {
  const { rowCount } = await client.query("select from set_person_role($1, $2)", [email, role]);
  return (rowCount ?? 0) > 0;
}

async function ban(client: pg.Client, email: string, isBanned: boolean): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>("select ban_person($1, $2, now()) as found", [
    email,
    isBanned,
  ]);
  return rows[0]?.found === true;
}

/**
 * The secrets know both master keys before the first key is wrapped by the next one, and lose the earlier one after the last: a run that is
 * cut off anywhere is finished by the next.
 */
async function rotateKeys(client: pg.Client, env: Env): Promise<string> {
  const keys = await beginRotation(env);
  console.log("Every server of this data folder finds both master keys now. Wrapping people's keys anew…");
  const { rewrapped, unopened } = await rotateMasterKey(client, keys, (done) => console.log(`${done} keys`));
  await client.query("select note_operator_act('rotate-keys')");
  const earlier = await endRotation(env);
  return [
    `${rewrapped} keys are wrapped by the new master key.`,
    ...(unopened > 0 ? [`${unopened} keys open with neither master key and were left as they are.`] : []),
    earlier === null
      ? "Set MASTER_KEY to what MASTER_KEY_NEXT is, take MASTER_KEY_NEXT away, and restart every server."
      : `The earlier secrets are in ${earlier}: only they open backups of before. Keep them as long as you keep those, elsewhere, then delete them.`,
    "The server goes on; restart it when it suits, so that it forgets the earlier key.",
  ].join("\n");
}

async function list(client: pg.Client): Promise<string> {
  type Listed = { id: string; email: string };
  const { rows: admins } = await client.query<Listed>("select id, email from list_superadmins()");
  const { rows: banned } = await client.query<Listed>("select id, email from list_banned()");
  const lines = (people: readonly Listed[]) => people.map(({ id, email }) => `${id}  ${email}`);
  return [
    ...(admins.length === 0 ? ["No superadmin."] : lines(admins)),
    ...(banned.length === 0 ? [] : ["Banned:", ...lines(banned)]),
  ].join("\n");
}

async function log(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ act: string; email: string | null; at: Date }>(
    "select act, email, at from list_operator_acts(100)",
  );
  if (rows.length === 0) return "No act yet.";
  return rows
    .map(
      ({ act, email, at }) =>
        `${at.toISOString()}  ${act.padEnd(11)}  ${act === "rotate-keys" ? "every key" : (email ?? "(deleted)")}`,
    )
    .join("\n");
}

/**
 * Walks the chain of hashes.
 * @throws Error that names the first row that is wrong
 */
async function verifyAudit(client: pg.Client, _: Env, noted: string): Promise<string> {
  const [, seq = null, hash = null] = /^(\d{1,18}):([\da-f]{64})$/.exec(noted) ?? [];
  if (noted !== "" && seq === null) throw new Error("A head looks like 12:<64 hexadecimal digits>.");
  const { rows } = await client.query<Checked>(
    `select counted, broken, fault, head_seq || ':' || encode(head_hash, 'hex') as head
     from check_audit_log($1, decode($2, 'hex'))`,
    [seq, hash],
  );
  const [checked] = rows;
  if (!checked) throw new Error("The audit log cannot be read.");
  const { counted, broken, fault, head } = checked;
  if (broken !== null && fault !== null) throw new Error(faults[fault](broken));
  return [
    counted === "1" ? "1 row, and it holds." : `${counted} rows, each over the one before.`,
    `Head ${head}`,
    "Keep it elsewhere, and give it to the next verify-audit: whoever owns the database could write the whole log anew.",
  ].join("\n");
}
