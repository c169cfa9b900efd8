import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { countMedia, isStoredMedia } from "#domain/media/media-list.ts";
import { cloneDatabase, type TestDatabase } from "#server/testing/test-database.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

const schemes = ["file", "BLOB", "content", "ph", "assets-library", "https", "files", "phone"];
const spaces = ["", " ", "\t\n", "\u00a0", "\u3000\ufeff", "\v\f", "\u200b"];
const entry = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: "grapheme" }),
  fc
    .tuple(fc.constantFrom(...spaces), fc.constantFrom(...schemes), fc.constantFrom(":", " :", "://x", ""))
    .map((parts) => parts.join("")),
  fc.constantFrom(...spaces),
);
/** PostgreSQL's JSON holds no zero byte and no half character. */
const isWritable = (value: unknown) =>
  !/\\u0000|\\ud[89a-f]/i.test(JSON.stringify(value).replaceAll("\\\\", ""));

test("database and domain agree on what is a stored entry, whatever it is", async () => {
  const samples = fc.sample(entry.filter(isWritable), { numRuns: 2_000, seed: 7 });
  const { rows } = await database.outside(
    "select is_stored_media(value) as stored from jsonb_array_elements($1) with ordinality as e (value, n) order by n",
    [JSON.stringify(samples)],
  );
  const differing = samples.filter((sample, index) => isStoredMedia(sample) !== rows[index]?.stored);
  expect(differing).toEqual([]);
  expect(countMedia(samples)).toBeGreaterThan(100);
});
