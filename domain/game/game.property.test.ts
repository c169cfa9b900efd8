import fc from "fast-check";
import { expect, test } from "vitest";
import { type Journal, keptJournal } from "#domain/journal/journal.ts";
import type { Moment } from "#domain/moment/moment.ts";
import { relationshipStatuses, relationshipTypes, veils } from "#domain/relationship/relationship.ts";
import { anyDate, anyJournal, anyMomentFields, propertyToday } from "../fixtures/any-journal.ts";
import { buildMedia, buildMoment, buildRelationship } from "../fixtures/journal.ts";
import { computeGame, type Game } from "./game.ts";

const setting = { today: propertyToday, timeZone: "Europe/Paris", pauses: [] };
const play = (journal: Journal): Game => computeGame(journal, setting);
const points = (journal: Journal) => play(journal).standing.points;
const deletedAt = "2026-11-20T00:00:00.000Z";

type Edit = (journal: Journal, step: number) => Journal;

/** Replaces the row at `at`, if any, by an edited one. */
function editRow<Row>(rows: readonly Row[], at: number, patch: (row: Row) => Row): readonly Row[] {
  return rows.map((row, index) => (index === at % rows.length ? patch(row) : row));
}

/** Texts are never emptied: a new value for an old text, or a value for an empty one. */
const refill = (before: string, after: string) => (after.trim() === "" ? before : after);

const keepingEdit: fc.Arbitrary<Edit> = fc.oneof(
  fc.constant<Edit>((journal, step) => ({
    ...journal,
    relationships: [...journal.relationships, buildRelationship(50_000 + step)],
  })),
  anyMomentFields(0).map(
    (fields): Edit =>
      (journal, step) => ({
        ...journal,
        moments: [
          ...journal.moments,
          buildMoment(50_000 + step, "2026", { ...fields, relationship_id: null, deleted_at: null }),
        ],
      }),
  ),
  fc.constant<Edit>((journal, step) => ({
    ...journal,
    media: [...journal.media, buildMedia(50_000 + step, { caption: "Sormiou" })],
  })),
  fc
    .record({
      at: fc.nat(),
      status: fc.constantFrom(...relationshipStatuses),
      type: fc.constantFrom(...relationshipTypes),
      veil: fc.constantFrom(...veils),
      rating: fc.option(fc.integer({ min: 1, max: 5 })),
      start_date: anyDate,
      end_date: fc.option(anyDate),
      text: fc.constantFrom("", "Lyon"),
    })
    .map(
      ({ at, text, ...fields }): Edit =>
        (journal) => ({
          ...journal,
          relationships: editRow(journal.relationships, at, (one) => ({
            ...one,
            ...fields,
            city: refill(one.city ?? "", text),
            meeting_place: refill(one.meeting_place ?? "", text),
            notes: refill(one.notes, text),
          })),
        }),
    ),
  fc.tuple(fc.nat(), anyMomentFields(0)).map(
    ([at, fields]): Edit =>
      (journal) => ({ ...journal, moments: editRow(journal.moments, at, (one) => rewrite(one, fields)) }),
  ),
  fc.tuple(fc.nat(), fc.nat()).map(
    ([at, to]): Edit =>
      (journal) => {
        const live = journal.relationships.filter(({ deleted_at }) => deleted_at === null);
        const target = live[to % (live.length + 1)]?.id ?? null;
        return {
          ...journal,
          moments: editRow(journal.moments, at, (one) => ({ ...one, relationship_id: target })),
        };
      },
  ),
);

function rewrite(moment: Moment, fields: Partial<Moment>): Moment {
  return {
    ...moment,
    ...fields,
    relationship_id: moment.relationship_id,
    deleted_at: moment.deleted_at,
    word: refill(moment.word, fields.word ?? ""),
    text: refill(moment.text, fields.text ?? ""),
    is_milestone: moment.is_milestone || fields.is_milestone === true,
    is_closing: moment.is_closing || fields.is_closing === true,
    reread_on: moment.reread_on ?? fields.reread_on ?? null,
  };
}

test("no schedule of edits lowers the points or the level: only taking away does", () => {
  fc.assert(
    fc.property(anyJournal, fc.array(keepingEdit, { maxLength: 12 }), (start, edits) => {
      let [journal, before] = [start, play(start)];
      edits.forEach((edit, step) => {
        journal = edit(journal, step);
        const after = play(journal);
        expect(after.standing.points).toBeGreaterThanOrEqual(before.standing.points);
        expect(after.standing.level).toBeGreaterThanOrEqual(before.standing.level);
        before = after;
      });
    }),
    { numRuns: 200 },
  );
});

test("points are whole, never negative and the sum of their sources; seals never have more than they need", () => {
  fc.assert(
    fc.property(anyJournal, (journal) => {
      const game = play(journal);
      expect(Number.isInteger(game.standing.points) && game.standing.points >= 0).toBe(true);
      expect(game.sources.reduce((sum, source) => sum + source.points, 0)).toBe(game.standing.points);
      const shared = [...game.contributions.values()].reduce((sum, one) => sum + one.points, 0);
      expect(shared).toBeLessThanOrEqual(game.standing.points);
      for (const { have, need, earned } of game.seals) {
        expect(have).toBeLessThanOrEqual(need);
        expect(earned !== null).toBe(have === need);
      }
      expect(game.rhythm.run).toBeGreaterThanOrEqual(0);
      expect(game.rhythm.freezes).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 200 },
  );
});

test("two devices agree: neither the order of the rows nor the server's dates of record change anything", () => {
  fc.assert(
    fc.property(anyJournal, (journal) => {
      const later = <Row extends { created_at: string }>(row: Row): Row => ({
        ...row,
        created_at: "2026-03-01T00:00:00.000Z",
      });
      const other: Journal = {
        relationships: journal.relationships.toReversed().map(later),
        moments: journal.moments.toReversed().map(later),
        media: journal.media.toReversed().map(later),
      };
      expect(play(other)).toEqual(play(journal));
    }),
    { numRuns: 200 },
  );
});

test("taking something away never brings points, and putting it back gives them back", () => {
  fc.assert(
    fc.property(anyJournal, fc.nat(), (journal, at) => {
      const without = {
        ...journal,
        moments: editRow(journal.moments, at, (one) => ({ ...one, deleted_at: deletedAt })),
      };
      expect(points(without)).toBeLessThanOrEqual(points(journal));
      expect(points(without)).toBeGreaterThanOrEqual(0);
      expect(points({ ...without, moments: journal.moments })).toBe(points(journal));
    }),
  );
});

test("how many people, for how long, of what type, how rated and whether it is over change no point", () => {
  const life = fc.record({
    status: fc.constantFrom(...relationshipStatuses),
    type: fc.constantFrom(...relationshipTypes),
    rating: fc.option(fc.integer({ min: 1, max: 5 })),
    end_date: fc.option(anyDate),
    periods: fc.array(fc.record({ start_date: fc.option(anyDate), end_date: fc.option(anyDate) }), {
      maxLength: 2,
    }),
  });
  fc.assert(
    fc.property(anyJournal, fc.array(life, { maxLength: 5 }), life, (journal, strangers, other) => {
      const more = strangers.map((fields, at) => buildRelationship(60_000 + at, fields));
      const relived = journal.relationships.map((one) => ({ ...one, ...other }));
      expect(points({ ...journal, relationships: [...relived, ...more] })).toBe(points(journal));
    }),
  );
});

test("the same pages bring the same points, about one person or about many", () => {
  fc.assert(
    fc.property(anyJournal, (journal) => {
      const kept = keptJournal(journal);
      const aboutNobody = {
        ...kept,
        moments: kept.moments.map((one) => ({ ...one, relationship_id: null })),
      };
      expect(points(aboutNobody)).toBe(points(journal));
    }),
  );
});

test("a day that passes takes nothing", () => {
  fc.assert(
    fc.property(anyJournal, (journal) => {
      const [now, later] = [play(journal), computeGame(journal, { ...setting, today: "2029-01-01" })];
      expect(later.standing).toEqual(now.standing);
      for (const [index, seal] of now.seals.entries()) {
        if (seal.earned) expect(later.seals[index]?.earned).not.toBeNull();
      }
    }),
  );
});
