/** The queue of letters. What one says comes sealed, by a function that the office's own login cannot call (migration 0012). */
import type { LetterListQuery, letterSorts } from "#domain/admin/letters.ts";
import { letterStates } from "#domain/support/letter.ts";
import type { Transaction } from "#server/db/database.ts";
import type { AdminScope } from "#server/db/scope.ts";
import {
  anywhere,
  type Condition,
  equals,
  type ListSource,
  readSlice,
} from "#server/features/admin/queries/read-list.ts";
import { column, type RowOf } from "#server/row-shape.ts";
import type { Services } from "#server/services.ts";

const row = {
  id: column.uuid,
  is_priority: column.bool,
  state: column.text.oneOf(letterStates),
  locale: column.text.oneOf(["en", "fr"] as const),
  created_at: column.timestamptz,
  answered_at: column.timestamptz.orNull,
  mailed_at: column.timestamptz.orNull,
  email: column.text.orNull,
};
export type LetterRowRead = RowOf<typeof row>;

export const letterSource: ListSource<typeof row, (typeof letterSorts)[number]> = {
  columns:
    "l.id, l.is_priority, l.state, l.locale, l.created_at, l.answered_at, l.mailed_at, p.email as email",
  from: "support_letters l left join profiles p on p.id = l.user_id",
  row,
  sorts: {
    queue: "(l.state = 'answered', not l.is_priority, l.created_at)",
    createdAt: "l.created_at",
    answeredAt: "l.answered_at",
  },
  direction: "asc",
  tie: "l.id",
};

/** Searched by a part of the account's address, or by the beginning of an id: the letter's, or the account's. */
export function letterConditions({
  search,
  state,
}: Pick<LetterListQuery, "search" | "state">): readonly Condition[] {
  return [
    equals("l.state", state),
    (mark) => {
      if (!search) return null;
      const found = [`p.email ilike ${mark(anywhere(search))}`];
      if (/^[\da-f-]+$/i.test(search)) {
        const beginning = mark(`${search.toLowerCase()}%`);
        found.push(...["l.id", "l.user_id"].map((id) => `${id}::text like ${beginning}`));
      }
      return `(${found.join(" or ")})`;
    },
  ];
}

export async function readLetter(tx: Transaction, id: string): Promise<LetterRowRead | undefined> {
  const where = [equals("l.id", id)];
  const [found] = await readSlice(tx, letterSource, { where }, { offset: 0, limit: 1 });
  return found;
}

export async function readSealedLetter(
  { db }: Pick<Services, "db">,
  { personId }: AdminScope,
  id: string,
): Promise<Buffer | null> {
  const [found] = await db.anonymous.rows({
    text: "select read_letter($1, $2) as sealed",
    values: [id, personId],
    row: { sealed: column.bytea.orNull },
  });
  return found?.sealed ?? null;
}
