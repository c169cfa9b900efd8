import type { LetterState } from "#domain/support/letter.ts";
import type { Transaction } from "#server/db/database.ts";
import { column } from "#server/row-shape.ts";

type Mark = { readonly seen: LetterState; readonly state: LetterState };

/** @returns what forbids it (migration 0012), else null */
export async function markLetter(tx: Transaction, id: string, { seen, state }: Mark): Promise<string | null> {
  const [done] = await tx.rows({
    text: "select mark_letter($1, $2, $3) as refusal",
    values: [id, seen, state],
    row: { refusal: column.text.orNull },
  });
  return done?.refusal ?? null;
}
