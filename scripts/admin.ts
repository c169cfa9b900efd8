/**
 * `npm run admin -- grant|revoke <address>` and `npm run admin -- list`: who may use the back-office. Only as a command on the server's
 * machine, so that this right cannot be granted over the network.
 */
import pg from "pg";
import { ownerConnection } from "#server/db/owner-connection.ts";
import { readEnv } from "#server/env.ts";

const usage = "Usage: npm run admin -- grant <address> | revoke <address> | list";
const [act = "", address = ""] = process.argv.slice(2);
const roleOf: Readonly<Record<string, string>> = { grant: "superadmin", revoke: "user" };

try {
  console.log(await run());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function run(): Promise<string> {
  if (act === "--help" || act === "help") return usage;
  const role = roleOf[act];
  if (act !== "list" && !(role && address)) throw new Error(usage);
  const client = new pg.Client(ownerConnection(readEnv(process.env)));
  await client.connect();
  try {
    return role ? await setRole(client, role) : await list(client);
  } finally {
    await client.end();
  }
}

async function setRole(client: pg.Client, role: string): Promise<string> {
  const { rows } = await client.query<{ email: string }>("select * from set_person_role($1, $2)", [
    address,
    role,
  ]);
  if (rows.length === 0)
    throw new Error(`Nobody has signed in with ${address} and confirmed it. Let them sign in once first.`);
  return role === "superadmin"
    ? `${address} may enter the back-office.`
    : `${address} may no longer enter the back-office.`;
}

async function list(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ id: string; email: string }>("select * from list_superadmins()");
  return rows.length === 0 ? "No superadmin." : rows.map(({ id, email }) => `${id}  ${email}`).join("\n");
}
