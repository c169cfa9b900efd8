/**
 * Where this device stands in the server's history: the rev up to which it has everything, or how far down its first pull came
 * (docs/sync.md, device rules 7, 11 and 16).
 */
import { z } from "zod";
import type { JournalDatabase, MetaRow } from "#app/store/db/journal-database.ts";
import { packedPlaceKey, plainPlaceKeys } from "#app/store/db/packed-table.ts";
import type { PullRead } from "#domain/sync/read-sync-answer.ts";
import { pulledParts } from "#domain/wire/sync.ts";
import { wireVersion } from "#domain/wire/wire-version.ts";

const walkSchema = z.object({
  /** The server's counter at the first page: the `since` of the time after. Null before it. */
  since: z.int().nonnegative().nullable(),
  /** Parts that have older rows, below `before`; the first is asked for next. */
  left: z.array(z.object({ part: z.enum(pulledParts), before: z.int().positive() })).min(1),
});
type Walk = z.infer<typeof walkSchema>;

/** `since` is 0 during a walk: a server that does not know of walks begins there. */
export type PullPlace = { readonly since: number; readonly walk: Walk | null };

/** No counter comes so far. */
const aboveAll = Number.MAX_SAFE_INTEGER;
const firstWalk: Walk = { since: null, left: pulledParts.map((part) => ({ part, before: aboveAll })) };

const packedSchema = z.object({ since: z.int().nonnegative(), walk: walkSchema.nullable() });

export async function readPlace({ meta }: JournalDatabase): Promise<PullPlace> {
  const [since, walk, packed] = await meta.bulkGet([...plainPlaceKeys, packedPlaceKey]);
  const packedPlace = packedSchema.safeParse(packed?.value).data;
  if (packedPlace) return packedPlace;
  if (typeof since?.value === "number") return { since: since.value, walk: null };
  return { since: 0, walk: walkSchema.safeParse(walk?.value).data ?? firstWalk };
}

/** To be called in the transaction that writes what the device has at this place, over `placeTables`. */
export async function storePlace({ meta, packs }: JournalDatabase, place: PullPlace): Promise<void> {
  const { since, walk } = place;
  if ((await packs.count()) > 0) {
    await Promise.all([
      meta.put({ key: packedPlaceKey, value: place }),
      meta.bulkDelete([...plainPlaceKeys]),
    ]);
    return;
  }
  await meta.delete(packedPlaceKey);
  if (walk) {
    await meta.put({ key: "firstPull", value: walk });
    return;
  }
  await meta.put({ key: "since", value: since });
  await meta.delete("firstPull");
}

/** The rev up to which this device has everything, in the rows of `meta`; undefined during the first pull. */
export function sinceIn(meta: ReadonlyMap<string, MetaRow> | undefined): number | undefined {
  const packed = packedSchema.safeParse(meta?.get(packedPlaceKey)?.value).data;
  if (packed) return packed.walk ? undefined : packed.since;
  const since = meta?.get("since")?.value;
  return typeof since === "number" ? since : undefined;
}

/** Whether nothing but relationships and the profile has come yet. */
export function awaitsRest({ walk }: PullPlace): boolean {
  return walk?.left.some(({ part, before }) => part === "rest" && before === aboveAll) ?? false;
}

export function isSamePlace(one: PullPlace, other: PullPlace): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

type PageEnd = Pick<PullRead, "rev" | "more" | "before">;

/**
 * The place after a page, and whether it was the last one. Null: a page without progress, which would be asked for again for ever. The
 * parts take turns, so that the newest rows of each come first.
 */
export function placeAfter(
  { since, walk }: PullPlace,
  { rev, more, before = null }: PageEnd,
): { readonly place: PullPlace; readonly isLast: boolean } | null {
  const [asked, ...others] = walk?.left ?? [];
  if (!walk || !asked || before === null) {
    return more && rev === since ? null : { place: { since: rev, walk: null }, isLast: !more };
  }
  if (more && (before >= asked.before || before === 0)) return null;
  const counter = walk.since ?? rev;
  const left = more ? [...others, { part: asked.part, before }] : others;
  if (left.length > 0) return { place: { since: 0, walk: { since: counter, left } }, isLast: false };
  return { place: { since: counter, walk: null }, isLast: rev === counter };
}

/** Changes that this build cannot parse are skipped: the first newer build that runs here pulls again from before them. */
export async function noteUnread({ meta }: JournalDatabase, since: number): Promise<void> {
  if (!(await readUnread(meta))) await meta.put({ key: "unread", value: { since, wire: wireVersion } });
}

/** Goes back to what an earlier build could not parse. */
export async function returnToUnread(database: JournalDatabase): Promise<void> {
  const { meta, packs, dexie } = database;
  const left = await readUnread(meta);
  if (!left || left.wire >= wireVersion) return;
  await dexie.transaction("rw", meta, packs, async () => {
    const { since } = await readPlace(database);
    await storePlace(database, { since: Math.min(since, left.since), walk: null });
    await meta.delete("unread");
  });
}

const unreadSchema = z.object({ since: z.number(), wire: z.number() });

async function readUnread(meta: JournalDatabase["meta"]): Promise<z.infer<typeof unreadSchema> | null> {
  return unreadSchema.safeParse((await meta.get("unread"))?.value).data ?? null;
}
