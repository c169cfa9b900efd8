/**
 * `npm run admin -- <act>`: who may use the back-office, and who may not come in. Only as a command on the server's machine, so that none
 * of it can be done over the network. Every act leaves a row in `operator_acts`.
 */
import pg from "pg";
import { ownerConnection } from "#server/db/owner-connection.ts";
import { readEnv } from "#server/env.ts";

const usage = `Usage: npm run admin -- <act>

  grant-superadmin <address>  may enter the back-office
  revoke <address>            may no longer enter it
  ban <address>               is signed out everywhere and cannot come in; nothing is deleted
  unban <address>             may come in again
  list                        who may enter the back-office, and who is banned
  log                         the last hundred of these acts, newest first`;

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
const reports: Readonly<Record<string, (client: pg.Client) => Promise<string>>> = { list, log };

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
  const client = new pg.Client(ownerConnection(readEnv(process.env)));
  await client.connect();
  try {
    if (report) return await report(client);
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
    .map(({ act, email, at }) => `${at.toISOString()}  ${act.padEnd(6)}  ${email ?? "(deleted)"}`)
    .join("\n");
}
