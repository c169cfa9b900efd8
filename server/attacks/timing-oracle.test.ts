/**
 * An attacker who wants to know who has an account, by response times. For each kind of request 800 pairs, one known and one unknown
 * address, in random order: telling them apart must be no better than chance. The measure is a rank statistic (the area under the ROC
 * curve, 0.5 for chance), so that neither a slow nor a busy machine matters; a result that chance alone may explain (a standard error of
 * 0.014) is measured again, twice at most.
 */
import { randomInt } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { freshEmail, goodPassword, requestAccount, signUp } from "#server/testing/people.ts";
import type { TestServer } from "#server/testing/test-server.ts";
import { tallyOf } from "./tally.ts";

const tally = tallyOf("timing-oracle");
const pairs = 800;
/** Milliseconds: no budget, only a limit for a request that hangs. */
const timeout = 600_000;

/** The same hash with small costs: its time no longer hides other differences, so the test is stricter. */
const smallCosts = { memoryCost: 2_048, timeCost: 1 };

let server: TestServer;
beforeAll(async () => {
  vi.doMock("@node-rs/argon2", async (load) => {
    const real = await load<typeof import("@node-rs/argon2")>();
    const hash = (password: string, costs: object) => real.hash(password, { ...costs, ...smallCosts });
    return { ...real, hash };
  });
  // Other files of this worker have loaded the server with the real one, and will.
  vi.resetModules();
  const { createTestServer } = await import("#server/testing/test-server.ts");
  server = await createTestServer({ NODE_ENV: "production", TRUSTED_PROXIES: "1" }, { spread: 200 });
});
afterAll(async () => {
  await server.close();
  vi.doUnmock("@node-rs/argon2");
  vi.resetModules();
});

let networks = 0;
const elsewhere = () =>
  `198.${18 + Math.floor(networks / 62_500)}.${Math.floor(++networks / 250) % 250}.${networks % 250}`;

async function millisecondsOf(path: string, json: object): Promise<number> {
  const headers = {
    "content-type": "application/json",
    "x-forwarded-for": elsewhere(),
    origin: "http://tendre.test",
  };
  const body = JSON.stringify(json);
  const began = performance.now();
  const response = await server.app.request(`http://tendre.test${path}`, { method: "POST", headers, body });
  await response.text();
  const took = performance.now() - began;
  // 503: an overloaded machine reveals nothing about anyone.
  tally.status(response, [200, 401, 503], path);
  return took;
}

/** A query that read one index more for known addresses was measured at 0.6 to 0.8. */
const isCoin = (area: number) => area >= 0.45 && area <= 0.55;

/** How often a value of the first is larger than one of the second; ties count half. */
function areaUnderCurve(first: readonly number[], second: readonly number[]): number {
  const wins = first.flatMap((a) => second.map((b) => (a > b ? 1 : a === b ? 0.5 : 0)));
  return wins.reduce<number>((sum, win) => sum + win, 0) / wins.length;
}

/** Unknown addresses are requested as often as known ones: earlier attempts at either leave the same traces. */
async function measure(path: string, known: readonly string[], more: object): Promise<number> {
  const unknown = known.map(() => freshEmail());
  const times: Record<"known" | "unknown", number[]> = { known: [], unknown: [] };
  for (let pair = 0; pair < pairs; pair += 1) {
    const asked = [
      ["known", known[pair % known.length] ?? ""],
      ["unknown", unknown[pair % unknown.length] ?? ""],
    ] as const;
    const first = randomInt(2);
    for (const [kind, email] of [asked[first], asked[1 - first]].filter((each) => each !== undefined))
      times[kind].push(await millisecondsOf(path, { email, ...more }));
  }
  return areaUnderCurve(times.known, times.unknown);
}

test("the hashes are those of the small costs", async () => {
  const { email } = await signUp(server);
  const { rows } = await onDatabase((client) =>
    client.query(
      "select a.password from auth.accounts a join auth.users u on u.id = a.user_id where u.email = $1",
      [email],
    ),
  );
  expect(rows[0].password).toContain("m=2048,t=1");
});

/** Many people, so that no account's own limit is reached: copies of one that signed up normally. */
async function copies(of: string, count: number): Promise<string[]> {
  const emails = Array.from({ length: count }, () => freshEmail());
  await onDatabase((client) =>
    client.query(
      `with copied as (
       insert into auth.users (id, name, email, email_verified, locale)
       select gen_random_uuid(), u.name, e.email, u.email_verified, u.locale
       from unnest($2::text[]) as e (email), auth.users u where u.email = $1 returning id)
     insert into auth.accounts (id, user_id, provider_id, account_id, password)
     select gen_random_uuid(), c.id, 'credential', c.id::text, a.password
     from copied c, auth.accounts a join auth.users u on u.id = a.user_id where u.email = $1`,
      [of, emails],
    ),
  );
  return emails;
}

async function onDatabase<T>(ask: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(server.database.superuser);
  await client.connect();
  return ask(client).finally(() => client.end());
}

const credentials = { password: "not the one" };
const newcomer = { password: goodPassword, acceptTerms: true, isAdult: true };
const questions = [
  { path: "/api/auth/sign-in/email", more: credentials, who: "confirmed" },
  { path: "/api/auth/sign-in/email", more: credentials, who: "waiting" },
  { path: "/api/auth/sign-up/email", more: newcomer, who: "confirmed" },
  { path: "/api/auth/request-password-reset", more: {}, who: "confirmed" },
  { path: "/api/auth/send-verification-email", more: {}, who: "waiting" },
] as const;

test.for(questions)(
  "the time of $path does not tell who is $who",
  { timeout },
  async ({ path, more, who }) => {
    const { email } = who === "confirmed" ? await signUp(server) : await requestAccount(server);
    const measured: number[] = [];
    for (let time = 0; time < 3; time += 1) {
      measured.push(await measure(path, await copies(email, 160), more));
      const latest = measured.at(-1) ?? 0;
      if (isCoin(latest)) break;
    }
    process.stdout.write(
      `timing-oracle: ${path} (${who}) AUC ${measured.map((each) => each.toFixed(3)).join(", ")}\n`,
    );
    expect(measured.at(-1)).toSatisfy(isCoin);
  },
);
