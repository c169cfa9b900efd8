/** A field that is added to a synced table gets a value here: it is written on one device and read on another. */
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ProfileFields } from "#domain/account/profile.ts";
import type { MomentFields } from "#domain/moment/moment.ts";
import type { RelationshipFields } from "#domain/relationship/relationship.ts";
import { blankFields } from "#domain/sync/synced-tables.ts";
import type { PullAnswer } from "#domain/wire/sync.ts";
import { signUp } from "#server/testing/people.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const relationshipId = newId();
const written = {
  relationships: {
    name: "Noé",
    age: 31,
    city: "Lyon",
    city_place: { geoname_id: 2996944, country: "FR", lat: 45.75, lon: 4.85 },
    meeting_place: "A train",
    start_date: "2019-03",
    end_date: "2020-06-01",
    periods: [{ start_date: "2021", end_date: "2022" }],
    status: "ended",
    type: "serious",
    rating: 4,
    notes: "Disait « on verra ».",
    veil: "folded",
    veil_until: "2027-06-01",
    lisa_may_read: true,
  },
  moments: {
    relationship_id: relationshipId,
    occurred_on: "2020-05-04",
    time_of_day: "22:00",
    mood: 4,
    feeling_before: 1,
    feeling_during: 2,
    feeling_after: 3,
    word: "léger",
    text: "Une longue promenade.",
    tags: ["mer"],
    place: "Sormiou",
    city: "Marseille",
    city_place: { geoname_id: 2995469, country: "FR", lat: 43.3, lon: 5.38 },
    is_milestone: true,
    sealed_until: "2027-01-01",
    is_closing: true,
    reread_on: "2020-07-01",
  },
  profiles: {
    first_name: "Anna",
    last_name: "Blanc",
    age: 40,
    location: "Nantes",
    relationship_goals: ["serious"],
    bio: "Marche beaucoup.",
    interests: ["la mer"],
    onboarding_completed: true,
    partner_word: "amour",
    locale: "en",
    timezone: "Pacific/Auckland",
    memory_hidden_days: ["02-14"],
    memory_hidden_relationships: [relationshipId],
    memory_remembered_endings: [relationshipId],
    game_is_on: false,
    game_pauses: [{ start: "2020-01-01", end: null }],
    blur_media: true,
    messages_are_on: true,
    discoverable: true,
    messages_from: "nobody",
    read_receipts: true,
    lisa_reads: ["texts", "notes"],
    needs: [{ id: "0194b3a0-0000-7000-8000-000000000001", on: "2025-01-02", text: "Someone who answers" }],
    next_crush_removed: ["quarrel"],
    next_crush_folded_for: "0194b3a0-0000-7000-8000-000000000002",
  },
} satisfies {
  readonly relationships: Record<keyof RelationshipFields, unknown>;
  readonly moments: Record<keyof MomentFields, unknown>;
  readonly profiles: Record<keyof ProfileFields, unknown>;
};

test("every field that a person may write comes back as it was written", async () => {
  const anna = await signUp(server);
  const ids = { relationships: relationshipId, moments: newId(), profiles: anna.personId };
  const ops = (["relationships", "moments", "profiles"] as const).map((table) => ({
    opId: newId(),
    deviceId: anna.personId,
    personId: anna.personId,
    table,
    id: ids[table],
    baseRev: 0,
    kind: table === "profiles" ? "patch" : "put",
    fields: written[table],
    at: new Date().toISOString(),
  }));
  const pushed = await server.request("/api/sync/push", {
    method: "POST",
    json: { deviceId: anna.personId, ops },
    cookie: anna.cookie,
  });
  expect((await pushed.json()).answers).toMatchObject(ops.map(({ opId }) => ({ opId, status: "applied" })));
  const pulled = await server.request("/api/sync/pull?since=0", { cookie: anna.cookie });
  const { changes }: PullAnswer = await pulled.json();
  for (const table of ["relationships", "moments", "profiles"] as const)
    expect(changes.find((change) => change.row.id === ids[table])?.row).toMatchObject(written[table]);
});

test("a value that is written here is never the one that stands when nothing was written", () => {
  for (const table of ["relationships", "moments", "profiles"] as const) {
    const blanks = blankFields(table);
    for (const [field, value] of Object.entries(written[table]))
      expect([field, value]).not.toEqual([field, blanks[field]]);
  }
});
