/** What this device heard of the server's past, by the lives of its database (domain/sync/incarnation.ts). */
import { z } from "zod";
import type { JournalDatabase } from "#app/store/db/journal-database.ts";
import { type Life, withHeard } from "#domain/sync/incarnation.ts";
import { lifeSchema } from "#domain/wire/sync.ts";

const livesSchema = z.array(lifeSchema);

/** Oldest first. */
export async function readLives({ meta }: JournalDatabase): Promise<readonly Life[]> {
  return livesSchema.safeParse((await meta.get("lives"))?.value).data ?? [];
}

/** The last one; undefined when no server has named one yet. */
export async function readHeard(database: JournalDatabase): Promise<Life | undefined> {
  return (await readLives(database)).at(-1);
}

/** Inside the transaction that takes `rev` as the new `since`. */
export async function noteHeard(database: JournalDatabase, heard: Life): Promise<void> {
  await database.meta.put({ key: "lives", value: withHeard(await readLives(database), heard) });
}
