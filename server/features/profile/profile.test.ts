import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type SignedIn, signUp } from "#server/testing/people.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";

let server: TestServer;
let outside: pg.Client;
let anna: SignedIn;
let bruno: SignedIn;
beforeAll(async () => {
  server = await createTestServer({ ADMIN_EMAIL: "chief@example.org" });
  outside = new pg.Client(server.database.superuser);
  await outside.connect();
  [anna, bruno] = await Promise.all([
    signUp(server, { firstName: "Anna", lastName: "Vert", locale: "en" }),
    signUp(server),
  ]);
});
afterAll(async () => {
  await outside.end();
  await server.close();
});

const read = (person: SignedIn = anna) => server.request("/api/profile", { cookie: person.cookie });
const patch = (json: unknown, person: SignedIn = anna) =>
  server.request("/api/profile", { method: "PATCH", cookie: person.cookie, json });

test("nobody signed out reads or changes a profile", async () => {
  expect((await server.request("/api/profile")).status).toBe(401);
  expect((await server.request("/api/profile", { method: "PATCH", json: { bio: "x" } })).status).toBe(401);
});

test("a person reads their own profile with every column the specification names", async () => {
  const profile = await (await read()).json();
  expect(profile).toMatchObject({
    id: anna.personId,
    email: anna.email,
    email_verified: true,
    first_name: "Anna",
    last_name: "Vert",
    avatar_url: null,
    age: null,
    location: null,
    relationship_goals: [],
    bio: null,
    interests: [],
    onboarding_completed: false,
    is_admin: false,
    role: "user",
    subscription_plan: "free",
    subscription_status: "inactive",
    current_period_end: null,
    locale: "en",
  });
});

test("what a person changes is there when they read again, on any road, and nobody else has it", async () => {
  const changes = {
    first_name: "  Anna\u202E  Rose ",
    age: 31,
    bio: "Line one\r\nline two",
    relationship_goals: ["serious", "open"],
    interests: ["maps"],
    onboarding_completed: true,
    partner_word: "lover",
    timezone: "America/Montreal",
    memory_hidden_days: ["02-14", "2024-02-29"],
    game_is_on: false,
    game_pauses: [{ start: "2026-01-01", end: null }],
    blur_media: true,
  };
  const before = await (await read()).json();
  const response = await patch(changes);
  expect(response.status).toBe(200);
  const kept = { ...changes, first_name: "Anna Rose", bio: "Line one\nline two" };
  expect(await response.json()).toMatchObject(kept);
  const after = await (await read()).json();
  expect(after).toMatchObject(kept);
  expect(after.rev).toBeGreaterThan(before.rev);
  expect(after.last_name).toBe("Vert");
  expect(await (await read(bruno)).text()).not.toContain("Anna Rose");
});

test("what a person says of themselves rests sealed", async () => {
  await patch({ bio: "a sentence of her own" });
  const { rows } = await outside.query("select to_jsonb(p)::text as row from profiles p where id = $1", [
    anna.personId,
  ]);
  expect(rows[0].row).not.toContain("a sentence of her own");
  const { rows: revised } = await outside.query("select encode(field_values, 'escape') as v from revisions");
  expect(JSON.stringify(revised)).not.toContain("a sentence of her own");
});

test("an empty change changes nothing", async () => {
  const before = await (await read()).json();
  expect(await (await patch({})).json()).toEqual(before);
});

test.for([
  "id",
  "user_id",
  "email",
  "email_verified",
  "avatar_url",
  "is_admin",
  "is_fallback_profile",
  "role",
  "subscription_plan",
  "subscription_status",
  "current_period_end",
  "stripe_customer_id",
  "stripe_subscription_id",
  "rev",
  "created_at",
  "updated_at",
  "deleted_at",
])("%s is not the person's to set", async (field) => {
  const before = await (await read()).json();
  const refused = await patch({ [field]: before[field] ?? true });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ code: "protected_field", details: { fields: [field] } });
  expect(await (await read()).json()).toEqual(before);
});

test("a field nobody knows is refused by name", async () => {
  expect(await (await patch({ age: 30, star_sign: "leo" })).json()).toMatchObject({
    code: "unknown_field",
    details: { fields: ["star_sign"] },
  });
});

test.for([
  ["age", 17, "out_of_range"],
  ["age", -1, "out_of_range"],
  ["age", 200, "out_of_range"],
  ["memory_hidden_days", ["31-31"], "not_a_date"],
  ["game_pauses", [{ start: "soon", end: null }], "not_a_date"],
  ["age", 30.5, "out_of_range"],
  ["age", "30", "wrong_type"],
  ["first_name", "x".repeat(10_000), "too_long"],
  ["bio", "x".repeat(2_001), "too_long"],
  ["bio", { text: "x" }, "wrong_type"],
  ["interests", Array(31).fill("x"), "too_many"],
  ["relationship_goals", ["wealth"], "not_allowed"],
  ["locale", "de", "not_allowed"],
  ["timezone", "Mars/Olympus", "not_allowed"],
  ["onboarding_completed", "yes", "wrong_type"],
] as const)("%s of %j is refused with a field message", async ([field, value, code]) => {
  const refused = await patch({ [field]: value });
  expect(refused.status).toBe(400);
  const { code: whole, details } = await refused.json();
  expect(whole).toBe("validation");
  expect(details.issues[0]).toMatchObject({ field: expect.stringContaining(field), code });
});

test.for(["null", "[]", '"text"', "7", '{"bio":"\\ud800"}', '{"bio":"a\\u0000b"}'])(
  "the body %s never fails the server",
  async (body) => {
    const headers = { "content-type": "application/json" };
    const response = await server.request("/api/profile", {
      method: "PATCH",
      cookie: anna.cookie,
      headers,
      body,
    });
    expect(response.status).toBeLessThan(500);
  },
);

test("ADMIN_EMAIL shows on the profile of the one who proved it", async () => {
  const chief = await signUp(server, { email: "chief@example.org" });
  expect(await (await read(chief)).json()).toMatchObject({ is_admin: true });
});

test("changes that meet are all kept", async () => {
  await Promise.all([
    patch({ location: "Lyon" }, bruno),
    patch({ age: 44 }, bruno),
    patch({ partner_word: "crush" }, bruno),
  ]);
  expect(await (await read(bruno)).json()).toMatchObject({
    location: "Lyon",
    age: 44,
    partner_word: "crush",
  });
});
