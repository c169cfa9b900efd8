import { expect, test } from "vitest";
import { buildMedia, buildMoment, buildRelationship, vagueDate } from "#domain/fixtures/journal.ts";
import { momentFieldsSchema } from "#domain/moment/moment-fields.ts";
import { hasWords, isSealed, momentDateIssues, moodName, rereadPatch } from "#domain/moment/moment-rules.ts";
import { parseFields } from "#domain/wire/parse-fields.ts";
import { countedJournal, type Journal, keptJournal, visibleJournal } from "./journal.ts";

const today = "2026-11-21";
const trash = "2026-11-01T00:00:00Z";
const open = buildRelationship(1);
const folded = buildRelationship(2, { veil: "folded" });
const gone = buildRelationship(3, { deleted_at: trash });
const journal: Journal = {
  relationships: [open, folded, gone],
  moments: [
    buildMoment(1, "2026", { relationship_id: open.id }),
    buildMoment(2, "2026", { relationship_id: folded.id }),
    buildMoment(3, "2026", { relationship_id: gone.id }),
    buildMoment(4, "2026"),
    buildMoment(5, "2026", { deleted_at: trash }),
  ],
  media: [
    buildMedia(1, { relationship_id: open.id }),
    buildMedia(2, { relationship_id: folded.id }),
    buildMedia(3, { relationship_id: gone.id }),
    buildMedia(4, { moment_id: buildMoment(2, "2026").id }),
    buildMedia(5, { moment_id: buildMoment(5, "2026").id }),
    buildMedia(6, { deleted_at: trash }),
    buildMedia(7),
  ],
};
const serials = (part: Journal) =>
  [part.relationships, part.moments, part.media].map((rows) =>
    rows.map(({ id }) => Number.parseInt(id.slice(-4), 16) % 100_000),
  );

test("what is in the trash takes along what hangs on it", () => {
  const kept = keptJournal(journal);
  expect(kept.relationships).toEqual([open, folded]);
  expect(kept.moments.map(({ id }) => id)).toEqual([1, 2, 4].map((serial) => buildMoment(serial, "2026").id));
  expect(kept.media.map(({ id }) => id)).toEqual([1, 2, 4, 7].map((serial) => buildMedia(serial).id));
});

test("what is shown leaves out folded and sealed people with all that is theirs", () => {
  const shown = visibleJournal(journal, today);
  expect(shown.relationships).toEqual([open]);
  expect(shown.moments.map(({ id }) => id)).toEqual([1, 4].map((serial) => buildMoment(serial, "2026").id));
  expect(shown.media.map(({ id }) => id)).toEqual([1, 7].map((serial) => buildMedia(serial).id));
});

test("a letter that is still closed is counted nowhere, nor its pictures, until the morning it opens", () => {
  const letter = buildMoment(7, "2026", { sealed_until: "2026-11-22" });
  const picture = buildMedia(8, { moment_id: letter.id });
  const waiting = { ...journal, moments: [...journal.moments, letter], media: [...journal.media, picture] };
  expect(countedJournal(waiting, today)).toEqual(visibleJournal(journal, today));
  expect(countedJournal(waiting, "2026-11-22")).toEqual(visibleJournal(waiting, "2026-11-22"));
});

test("a veil whose day has come hides nothing", () => {
  const back = { ...journal, relationships: [{ ...folded, veil_until: today }] };
  expect(serials(visibleJournal(back, today))).toEqual(serials(keptJournal(back)));
});

test("a moment has happened", () => {
  expect(momentDateIssues({ occurred_on: vagueDate("2026-11-22"), time_of_day: null }, today, null)).toEqual([
    { field: "occurred_on", code: "date_in_future" },
  ]);
  expect(momentDateIssues({ occurred_on: vagueDate("2026"), time_of_day: null }, today, null)).toEqual([]);
});

test("a moment needs its day, and its word is cleaned", () => {
  expect(parseFields(momentFieldsSchema, { occurred_on: "2026", word: " mer " })).toMatchObject({
    ok: true,
    fields: { word: "mer" },
  });
  expect(parseFields(momentFieldsSchema, {})).toMatchObject({
    ok: false,
    issues: [{ field: "occurred_on", code: "required" }],
  });
});

test("a letter to later me opens on its morning", () => {
  expect(isSealed({ sealed_until: "2026-11-22" }, today)).toBe(true);
  expect(isSealed({ sealed_until: "2026-11-21" }, today)).toBe(false);
  expect(isSealed({ sealed_until: null }, today)).toBe(false);
});

test("coming back to a page is noted once, a month after it was written at the earliest", () => {
  const page = { created_at: "2026-10-22T10:00:00Z", reread_on: null };
  expect(rereadPatch(page, "2026-11-20", "UTC")).toBeNull();
  expect(rereadPatch(page, "2026-11-21", "UTC")).toEqual({ reread_on: "2026-11-21" });
  expect(rereadPatch({ ...page, reread_on: "2026-11-21" }, "2027-01-01", "UTC")).toBeNull();
});

test("a mood has a name, and a mark without words is not a page", () => {
  expect([1, 2, 3, 4, 5, 6, null].map(moodName)).toEqual([
    "stormy",
    "heavy",
    "even",
    "gentle",
    "bright",
    null,
    null,
  ]);
  expect(hasWords({ word: " ", text: "\n" })).toBe(false);
  expect(hasWords({ word: "", text: "mer" })).toBe(true);
});
