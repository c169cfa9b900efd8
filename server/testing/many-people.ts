/** Many people at once, without the slow steps (hash, mail, confirmation): for quotas, matrices and benches. */
import { randomUUID } from "node:crypto";
import pg from "pg";
import type { PersonId } from "#domain/wire/wire.ts";
import { hashToken } from "#server/http/session/session-token.ts";
import type { SignedIn } from "./people.ts";
import type { TestServer } from "./test-server.ts";

/** A test's server, or one that runs by itself and whose secrets and database are at hand. */
type CrowdServer = {
  readonly services: Pick<TestServer["services"], "tokens" | "clock">;
  readonly database: Pick<TestServer["database"], "superuser">;
};

/** Each has a session but no password. Their profiles are created at their first request. */
export async function makeManyPeople(server: CrowdServer, count: number): Promise<readonly SignedIn[]> {
  const { tokens } = server.services;
  const people = Array.from({ length: count }, () => {
    const personId = randomUUID() as PersonId;
    const token = randomUUID().replaceAll("-", "");
    const cookie = tokens.toCookieHeader(token);
    const email = `${personId}@crowd.test`;
    return { personId, email, password: "", token, cookie, bearer: tokens.toBearer(token) };
  });
  const outside = new pg.Client(server.database.superuser);
  await outside.connect();
  try {
    await outside.query(
      `with person as (select * from unnest($1::uuid[], $2::text[], $3::text[]) as p (id, email, token_hash)),
      made as (
        insert into auth.users (id, name, email, email_verified, locale)
        select id, '', email, true, 'en' from person)
      insert into auth.sessions (id, user_id, token_hash, created_at, last_used_at, expires_at)
      select gen_random_uuid(), id, token_hash, $4, $4, $4::timestamptz + interval '1 day' from person`,
      [
        people.map(({ personId }) => personId),
        people.map(({ email }) => email),
        people.map(({ token }) => hashToken(token)),
        server.services.clock.now(),
      ],
    );
  } finally {
    await outside.end();
  }
  return people.map(({ token, ...person }) => person);
}
