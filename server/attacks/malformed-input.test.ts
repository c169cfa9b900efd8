/**
 * Requests that no page of ours sends: invalid instants, unknown field names, unsupported filters, invisible texts. Each is refused with a
 * code that says what was wrong, never a failure; and an op of a device always gets its answer.
 */
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshEmail, goodPassword, type SignedIn, signUp } from "#server/testing/people.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";
import { tallyOf } from "./tally.ts";

const tally = tallyOf("malformed-input");

let server: TestServer;
let anna: SignedIn;
beforeAll(async () => {
  server = await createTestServer();
  anna = await signUp(server);
});
afterAll(() => server.close());

const get = (path: string, query: Record<string, string>) =>
  server.request(`${path}?${new URLSearchParams(query)}`, { cookie: anna.cookie });
/** Serialised by hand: a lone surrogate survives `JSON.stringify`, as it does in a hostile client. */
const send = (path: string, method: string, fields: Record<string, unknown>) =>
  server.request(path, { method, cookie: anna.cookie, json: fields });

const instants = [
  "0000-01-01T00:00:00Z",
  "0000-02-29T12:00:00.5+01:00",
  "0001-01-01T00:00:00+14:00",
  "9999-12-31T23:59:59-14:00",
  "2026-01-01T00:00:00+14:01",
  "2026-01-01T00:00:00+23:59",
  "2026-01-01T00:00:00-23:59",
  `2026-01-01T00:00:00.${"1".repeat(500)}Z`,
  "+010000-01-01T00:00:00Z",
  "2026-02-30T00:00:00Z",
  "2026-01-01",
  "now",
  "infinity",
];
const honest = ["2026-01-01T00:00:00Z", "2026-01-01T00:00:00.123456789+14:00", "0001-01-02T00:00:00-12:00"];

test("an instant of no calendar is refused by the log of sessions", async () => {
  const log = (timestamp: string) =>
    send("/auth/sessions/log", "POST", { event: "login", userId: anna.personId, deviceInfo: {}, timestamp });
  for (const timestamp of instants)
    tally.status(await log(timestamp), [400], `log ${timestamp.slice(0, 40)}`);
  for (const timestamp of honest)
    expect([timestamp, (await log(timestamp)).status]).toEqual([timestamp, 200]);
});

test("an instant of no calendar is refused by every filter", async () => {
  const days = ["0000-01-01", "0000-12-31", "2026-13-01"];
  for (const column of ["created_at", "updated_at", "deleted_at"])
    for (const instant of [...instants.filter((each) => each !== "2026-01-01"), ...days])
      for (const condition of [
        instant,
        `eq.${instant}`,
        `gt.${instant}`,
        `not.lte.${instant}`,
        `in.(${instant})`,
      ])
        tally.status(
          await get("/api/relationships", { [column]: condition }),
          [400],
          `${column}=${condition.slice(0, 40)}`,
        );
  for (const condition of ["gt.2026-01-01", "gt.0001-01-01", `lt.${honest[1]}`])
    expect((await get("/api/relationships", { created_at: condition })).status).toBe(200);
});

const fieldNames = [
  "a\u0000b",
  "\ud800",
  "x\udc00",
  "\u0007",
  "\u009f",
  "x".repeat(10_000),
  "__proto__",
  "constructor",
  "a.b.c",
  "",
];

test("a field of any name is refused by its name, made fit to be shown", async () => {
  const account = () => ({ email: freshEmail(), password: goodPassword, acceptTerms: true, isAdult: true });
  for (const name of fieldNames) {
    const own = JSON.parse(`{${JSON.stringify(name)}:1}`);
    const sent = [
      ["/api/profile", "PATCH", own],
      ["/api/relationships", "POST", { name: "Noé", ...own }],
      ["/api/auth/sign-up/email", "POST", { ...account(), ...own }],
      ["/api/auth/sign-in/email", "POST", { ...account(), ...own }],
    ] as const;
    for (const [path, method, fields] of sent) {
      // A spread would set `__proto__` as the prototype: it is sent as a field of its own.
      const body = JSON.stringify(fields)
        .replace(/\}$/, `,${JSON.stringify(name)}:1}`)
        .replace("{,", "{");
      const headers = { "content-type": "application/json" };
      const response = await server.request(path, { method, cookie: anna.cookie, headers, body });
      // Lists ignore it, as if it had not been sent.
      const allowed = name === "__proto__" ? [200, 201, 400] : [400];
      tally.status(response, allowed, `${path} with ${JSON.stringify(name.slice(0, 20))}`);
      const text = await response.text();
      tally.note(text.length < 2_000 && text.isWellFormed(), `${path} says ${text.length} letters back`);
    }
    const inPath = await get("/api/relationships", { [name.toWellFormed()]: "1" });
    tally.status(inPath, name === "" ? [200, 400] : [400], `query ${JSON.stringify(name.slice(0, 20))}`);
  }
});

test("an op whose fields no database can name is answered, so that its device goes on", async () => {
  const deviceId = crypto.randomUUID();
  for (const name of fieldNames.filter((each) => each !== "__proto__")) {
    const opId = crypto.randomUUID();
    const op = {
      ...{
        opId,
        deviceId,
        personId: anna.personId,
        table: "relationships",
        id: crypto.randomUUID(),
        baseRev: 0,
      },
      ...{ kind: "put", fields: { name: "Noé", [name]: 1 }, at: "2026-01-01T00:00:00.000Z" },
    };
    const response = tally.status(
      await send("/api/sync/push", "POST", { deviceId, ops: [op] }),
      [200, 400],
      "push",
    );
    if (response.status !== 200) continue;
    const { answers } = await response.json();
    tally.note(
      answers.length === 1 && answers[0].status === "refused",
      `push of ${JSON.stringify(name.slice(0, 20))}`,
    );
  }
});

test("a refusal names twenty fields at most, however many were wrong", async () => {
  const many = Object.fromEntries(
    Array.from({ length: 9_000 }, (_, each) => [`${"f".repeat(80)}${each}`, 1]),
  );
  const few = Object.fromEntries(Object.entries(many).slice(0, 1_500));
  for (const [path, method, fields] of [
    ["/api/profile", "PATCH", many],
    ["/api/relationships", "POST", many],
    ["/api/auth/sign-up/email", "POST", few],
    [
      "/api/auth/request-password-reset",
      "POST",
      { email: freshEmail(), ...Object.fromEntries(Object.entries(few).slice(0, 100)) },
    ],
  ] as const) {
    const response = tally.status(await send(path, method, fields), [400], `${path} with many`);
    const text = await response.text();
    tally.note(text.length < 5_000, `${path} says ${text.length} letters back`);
    const { fields: named, issues } = JSON.parse(text).details;
    tally.note([...(named ?? issues)].length <= 20, `${path} names ${(named ?? issues).length} fields`);
  }
});

test("a name that shows nothing is no name", async () => {
  const nothing = [
    "\u200d",
    "\u200d\u200d",
    "\ufe0f",
    "\u3164",
    "\u2800",
    "\u00ad",
    "\u{e0041}",
    "\u034f \u200d",
    "\u115f\u1160",
  ];
  for (const name of nothing) {
    const response = tally.status(
      await send("/api/relationships", "POST", { name }),
      [400],
      JSON.stringify(name),
    );
    expect((await response.json()).details.issues[0]).toMatchObject({ field: "name" });
  }
  expect((await send("/api/relationships", "POST", { name: "👩‍❤️‍👩" })).status).toBe(201);
});

test("a filter of another dialect is refused, and a text that looks like one is asked for by eq", async () => {
  const foreign = [
    ...[
      "like.*a*",
      "ilike.*a*",
      "match.a",
      "imatch.a",
      "fts.a",
      "plfts(en).a",
      "phfts.a",
      "wfts.a",
      "cs.{a}",
      "cd.{a}",
      "ov.{a}",
    ],
    ...[
      "sl.a",
      "sr.a",
      "nxl.a",
      "nxr.a",
      "adj.a",
      "is.true",
      "is.a",
      "isdistinct.a",
      "in.a",
      "in.(a",
      "eq(any).{a}",
      "like(all).{a}",
    ],
  ];
  for (const column of ["name", "city", "status"])
    for (const condition of foreign.flatMap((each) => [each, `not.${each}`, `not.not.${each}`]))
      tally.status(await get("/api/relationships", { [column]: condition }), [400], `${column}=${condition}`);
  for (const name of ["eq.ilike.*a*", "Dr.Who", "St. John", "eq.is.a", "not.eq.like.a", "in.(a,b)"])
    expect([name, (await get("/api/relationships", { name })).status]).toEqual([name, 200]);
});

test("the profile gives the columns asked for, and refuses any other", async () => {
  expect(await (await get("/api/profile", { select: "email, locale" })).json()).toEqual({
    email: anna.email,
    locale: "fr",
  });
  for (const select of ["", "password", "email,password", "*,email", "__proto__", "email;drop"])
    tally.status(await get("/api/profile", { select }), [400], `select=${select}`);
  tally.status(await get("/api/profile", { nothing: "1" }), [400], "an unknown parameter");
});
