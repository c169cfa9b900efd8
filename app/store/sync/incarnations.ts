/** The server's history as this device knows it, by incarnation of the database (domain/sync/incarnation.ts). */
import { z } from "zod";
import type { JournalDatabase } from "#app/store/db/journal-database.ts";
import { type Incarnation, withReceived } from "#domain/sync/incarnation.ts";
import { incarnationSchema } from "#domain/wire/sync.ts";

const incarnationsSchema = z.array(incarnationSchema);

/** Oldest first. */
export async function readIncarnations({ meta }: JournalDatabase): Promise<readonly Incarnation[]> {
  return incarnationsSchema.safeParse((await meta.get("lives"))?.value).data ?? [];
}

/** The last one; undefined when no server has named one yet. */
export async function readLastIncarnation(database: JournalDatabase): Promise<Incarnation | undefined> {
  return (await readIncarnations(database)).at(-1);
}

/** To be called in the transaction that stores `rev` as the new `since`. */
export async function storeIncarnation(database: JournalDatabase, heard: Incarnation): Promise<void> {
  await database.meta.put({ key: "lives", value: withReceived(await readIncarnations(database), heard) });
}
