/** The journal computed by hand (domain/fixtures/twelve-people.ts) written into an account, and the plan it needs. */
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import type { Journal } from "#domain/journal/journal.ts";
import type { PlanName } from "#domain/plan/plan.ts";
import type { RunningServer } from "#server/testing/running-server.ts";
import type { Person } from "./journey.ts";

/** Puts the person on a plan in this journey's own database, as a finished payment would. */
export async function givePlan(server: RunningServer, { email }: Person, plan: PlanName): Promise<void> {
  const [, , , , socket = ""] = readFileSync(join(server.folder, "postgres/postmaster.pid"), "utf8").split(
    "\n",
  );
  const client = new pg.Client({ host: socket, user: "postgres", database: "tendre" });
  await client.connect();
  await client.query(
    "update profiles set subscription_plan = $2, subscription_status = 'active' where email = $1",
    [email, plan],
  );
  await client.end();
}

/** Writes the rows like a device of the person. Ids are new: those of a fixture may be used only once. */
export async function writeJournal(
  url: string,
  { email, password }: Person,
  journal: Journal,
): Promise<void> {
  const signedIn = await fetch(`${url}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url },
    body: JSON.stringify({ email, password }),
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const session: { person: { id: string } } = await (
    await fetch(`${url}/api/session`, { headers: { cookie } })
  ).json();
  const deviceId = randomUUID();
  const ids = new Map([...journal.relationships, ...journal.moments].map(({ id }) => [id, randomUUID()]));
  const op = (table: string, row: Journal["relationships"][number] | Journal["moments"][number]) => {
    const { id, user_id, rev, created_at, updated_at, deleted_at, ...fields } = row;
    if ("media" in fields) Reflect.deleteProperty(fields, "media");
    const about =
      "relationship_id" in fields ? { relationship_id: ids.get(fields.relationship_id ?? "") ?? null } : {};
    return {
      opId: randomUUID(),
      deviceId,
      personId: session.person.id,
      table,
      id: ids.get(id),
      baseRev: 0,
      kind: "put",
      fields: { ...fields, ...about },
      at: new Date().toISOString(),
    };
  };
  const ops = [
    ...journal.relationships.map((row) => op("relationships", row)),
    ...journal.moments.map((row) => op("moments", row)),
  ];
  for (let at = 0; at < ops.length; at += 50) {
    const response = await fetch(`${url}/api/sync/push`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: url, cookie },
      body: JSON.stringify({ deviceId, ops: ops.slice(at, at + 50) }),
    });
    const { answers }: { answers: { status: string }[] } = await response.json();
    const refused = answers.filter(({ status }) => status !== "applied");
    if (refused.length > 0) throw new Error(JSON.stringify(refused));
  }
}
