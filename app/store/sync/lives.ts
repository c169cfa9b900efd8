/** What this device heard of the server's past, by the lives of its database (domain/sync/incarnation.ts). */
import { z } from "zod";
import type { JournalDatabase } from "#app/store/db/journal-database.ts";
import { type Incarnation, withReceived } from "#domain/sync/incarnation.ts";
import { incarnationSchema } from "#domain/wire/sync.ts";

const livesSchema = z.array(incarnationSchema);

/** Oldest first. */
export async function readLives({ meta }: JournalDatabase): Promise<readonly Incarnation[]> {
  return livesSchema.safeParse((await meta.get("lives"))?.value).data ?? [];
}

/** The last one; undefined when no server has named one yet. */
export async function readHeard(database: JournalDatabase): Promise<Incarnation | undefined> {
  return (await readLives(database)).at(-1);
}

/** Inside the transaction that takes `rev` as the new `since`. */
export async function noteHeard(database: JournalDatabase, heard: Incarnation): Promise<void> {
  await database.meta.put({ key: "lives", value: withReceived(await readLives(database), heard) });
}
