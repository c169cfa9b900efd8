/**
 * Into which account the journal of this device was brought: kept in its own database, so that it goes into one account only, and so that what
 * was written in it since is known.
 */
import { z } from "zod";
import type { JournalDatabase } from "#app/store/db/journal-database.ts";

/** Read by the screens of the journal of this device too. */
export const moveMarkKey = "movedTo";

const markSchema = z.object({
  /** Of the account. */
  personId: z.string(),
  /** ISO 8601 in UTC: when it was first brought there. */
  at: z.string(),
  /** `updated_at` of each row as it was brought, by its id in the account. */
  rows: z.record(z.string(), z.string()),
});

type MoveMark = z.infer<typeof markSchema>;

export function readMark(stored: unknown): MoveMark | null {
  return markSchema.safeParse(stored).data ?? null;
}

export async function markOf({ meta }: JournalDatabase): Promise<MoveMark | null> {
  return readMark((await meta.get(moveMarkKey))?.value);
}

/** Before anything is written: `elsewhere` when it belongs to another account. */
export function claimMove(
  { dexie, meta }: JournalDatabase,
  personId: string,
  at: string,
): Promise<"first" | "again" | "elsewhere"> {
  return dexie.transaction("rw", meta, async () => {
    const mark = readMark((await meta.get(moveMarkKey))?.value);
    if (mark) return mark.personId === personId ? "again" : "elsewhere";
    await meta.put({ key: moveMarkKey, value: { personId, at, rows: {} } satisfies MoveMark });
    return "first";
  });
}

/** Nothing came of it. */
export async function releaseMove({ meta }: Pick<JournalDatabase, "meta">): Promise<void> {
  await meta.delete(moveMarkKey);
}

/** What was brought is noted as it was read. */
export async function noteBrought(
  { dexie, meta }: JournalDatabase,
  personId: string,
  rows: Readonly<Record<string, string>>,
): Promise<void> {
  await dexie.transaction("rw", meta, async () => {
    const mark = readMark((await meta.get(moveMarkKey))?.value);
    if (mark?.personId !== personId) return;
    await meta.put({
      key: moveMarkKey,
      value: { ...mark, rows: { ...mark.rows, ...rows } } satisfies MoveMark,
    });
  });
}
