import { v7 as newId } from "uuid";
import type { z } from "zod";
import { planLimits } from "#domain/plan/plan.ts";
import type { letterSchema } from "#domain/support/letter-fields.ts";
import type { Transaction } from "#server/db/database.ts";
import type { OwnerScope } from "#server/db/scope.ts";
import { AppError } from "#server/errors.ts";
import { readPlan } from "#server/features/sync/queries/usage.ts";
import { column } from "#server/row-shape.ts";
import type { Services } from "#server/services.ts";
import { type LetterContent, openLetter, sealLetter } from "../letter-seal.ts";
import { isMailed, takesLetters } from "../queries.ts";
import { mailLetter } from "./mail-letter.ts";

type Written = z.output<typeof letterSchema>;
/** Who wrote: null for somebody who is not signed in. */
type Writer = { readonly scope: OwnerScope; readonly email: string; readonly isConfirmed: boolean } | null;

/**
 * Keeps a letter, and mails it after the answer. The same one sent again, also at the same time, is neither kept nor mailed twice.
 * @returns whether it is marked, and comes first
 * @throws AppError `gone` where nobody reads letters; `conflict` when the key stands for other words
 */
export async function writeLetter(services: Services, writer: Writer, written: Written): Promise<boolean> {
  const { db, clock, masters, afterResponse } = services;
  if (!(await takesLetters(services))) throw new AppError("gone");
  const id = newId();
  const now = clock.now();
  const keep = async (tx: Pick<Transaction, "rows">, plan: LetterContent["plan"]) => {
    const content = contentOf(written, writer, plan);
    const isPriority = plan !== null && planLimits[plan].hasPrioritySupport;
    const [kept] = await tx.rows({
      name: "keep-letter",
      text: "select * from keep_letter($1, $2, $3, $4, $5, $6, $7)",
      values: [
        id,
        written.key,
        isPriority,
        written.locale,
        sealLetter(masters, id, content),
        now,
        isMailed(services),
      ],
      row: { id: column.uuid, sealed: column.bytea, is_priority: column.bool, is_new: column.bool },
    });
    if (!kept) throw new Error("A letter was not kept.");
    return { kept, content };
  };
  const { kept, content } = writer
    ? await db.transact(writer.scope, async (tx) => keep(tx, await readPlan(tx, writer.scope.personId)))
    : await keep(db.anonymous, null);
  if (kept.is_new) {
    const { is_priority: isPriority } = kept;
    if (isMailed(services))
      afterResponse.run(() => mailLetter(services, { id, isPriority, locale: written.locale, content }));
    return isPriority;
  }
  const before = await openLetter(services, kept.id, kept.sealed);
  if (before && !isSameLetter(before, content)) throw new AppError("conflict");
  return kept.is_priority;
}

function contentOf(
  { subject, words, replyTo }: Written,
  writer: Writer,
  plan: LetterContent["plan"],
): LetterContent {
  const own = writer?.isConfirmed ? writer.email : null;
  const isOwnAddress = own?.toLowerCase() === replyTo.toLowerCase();
  return { subject, words, replyTo, plan, isOwnAddress };
}

/** By what was typed: a plan may have changed in between. */
const isSameLetter = (a: LetterContent, b: LetterContent) =>
  a.subject === b.subject && a.words === b.words && a.replyTo === b.replyTo;
