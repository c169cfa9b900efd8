/** A journal for the proofs of the copies: every kind of row, each field with a value of its own wherever it may have one. */
import type { Journal } from "#app/store/db/journal.ts";
import { readRow } from "#app/store/db/journal-rows.ts";
import { idAt } from "#domain/fixtures/journal.ts";
import type { SyncedTableName } from "#domain/wire/sync.ts";

/** How many of each; photos at most as many as there are people, and a seventh of the moments. */
export type LifeSize = {
  readonly people: number;
  readonly moments: number;
  readonly photos: number;
  readonly conversations: number;
};
export const wholeLife: LifeSize = { people: 1_000, moments: 10_000, photos: 300, conversations: 100 };
const start = "2026-01-01T00:00:00Z";
const person = (at: number) => idAt(start, at);
const moment = (at: number) => idAt(start, 100_000 + at);
export const photoId = (at: number) => idAt(start, 300_000 + at);
const conversation = (at: number) => idAt(start, 400_000 + at);
const times = <T>(count: number, make: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => make(at));

/** As if all of it had been pulled: nothing waits to be sent. */
export async function fillLife({ database, personId }: Journal, size: LifeSize) {
  const at = "2026-02-03T04:05:06.000Z";
  const record = { user_id: personId, rev: 0, created_at: at, updated_at: at, deleted_at: null };
  const put = (table: SyncedTableName, rows: readonly { readonly id: string }[]) =>
    database.rows(table).bulkPut(rows.map((row) => ({ ...readRow(table, { ...record, ...row }) })));
  await put(
    "relationships",
    times(size.people, (n) => ({
      id: person(n),
      name: `Someone ${n} é’`,
      age: 20 + (n % 50),
      city: n % 3 ? `City ${n}` : null,
      meeting_place: `Place ${n}`,
      start_date: `20${10 + (n % 10)}-0${1 + (n % 9)}`,
      end_date: n % 2 ? "2024-12" : null,
      status: n % 2 ? "ended" : "ongoing",
      rating: 1 + (n % 5),
      veil: n % 7 ? "open" : "folded",
      notes: `Notes ${n}\nline two "quoted" =1+1`,
      lisa_may_read: n % 2 === 0,
    })),
  );
  await put(
    "moments",
    times(size.moments, (n) => ({
      id: moment(n),
      relationship_id: n % 7 ? person(n % size.people) : null,
      occurred_on: `202${n % 6}-0${1 + (n % 9)}-1${n % 10}`,
      time_of_day: n % 4 ? null : "21:30",
      mood: n % 3 ? 1 + (n % 5) : null,
      word: `Word ${n}`,
      text: `Text ${n} 😀 <script>`,
      tags: [`tag ${n % 9}`, "sea"],
      is_milestone: n % 50 === 0,
      sealed_until: n % 100 === 1 ? "2040-01-01" : null,
    })),
  );
  await put(
    "media",
    times(size.photos, (n) => ({
      id: photoId(n),
      upload_id: idAt(start, 500_000 + n),
      relationship_id: n % 2 ? person(n) : null,
      moment_id: n % 3 ? null : moment(n * 7),
      caption: `Caption ${n % 4}`,
      position: n,
      is_cover: n === 3,
      is_blurred: n % 5 === 0,
      consent: "agreed",
      kind: "photo",
      width: 30,
      height: 20,
      bytes: 5,
    })),
  );
  await put(
    "conversations",
    times(size.conversations, (n) => ({ id: conversation(n), title: `Talk ${n}`, is_pinned: n === 0 })),
  );
  await put(
    "turns",
    times(size.conversations * 3, (n) => ({
      id: idAt(start, 600_000 + n),
      conversation_id: conversation(n % size.conversations),
      question: `Question ${n}`,
      replies: [
        {
          id: idAt(start, 700_000 + n),
          question: "q",
          locale: "fr",
          at,
          reply: JSON.stringify({ about: moment(n) }),
        },
      ],
      feedback: n % 2 ? "yes" : null,
      cited: [moment(n), person(n % size.people)],
    })),
  );
}
