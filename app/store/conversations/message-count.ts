/**
 * The month's messages to LISA on this device: what the server said last, and what it has not heard yet (docs/decisions/035-counting-messages.md).
 * All of it is one row of `meta`, changed in transactions, so that two tabs never pass the limit together.
 */
import { z } from "zod";
import { environment } from "#app/lib/environment.ts";
import type { Journal } from "#app/store/db/journal.ts";
import { planOf } from "#app/store/profile/own-plan.ts";
import { planLimits } from "#domain/plan/plan.ts";
import { type Quota, quotaMonth, quotaOf } from "#domain/plan/quota.ts";
import { countKey } from "./count-key.ts";

/** Milliseconds after which a message that got no reply is free again; the server's are as long (migration 0009). */
const patience = 10 * 60_000;

const heldSchema = z.object({
  id: z.string(),
  month: z.string(),
  /** When it was begun, in milliseconds. */
  at: z.number(),
  /** The server keeps a message for it: `used` has it already. */
  isReserved: z.boolean(),
  /** The reply was given: it counts, and the server is still to be told. */
  isGiven: z.boolean(),
});
const countSchema = z.object({
  month: z.string(),
  /** As the server said for `month`; in a journal without an account, counted here. */
  used: z.number(),
  /** Null: the server never said. `none`: nobody counts, in a build without a backend. */
  limit: z.union([z.number(), z.literal("none")]).nullable(),
  held: z.array(heldSchema),
});
export type MessageCount = z.infer<typeof countSchema>;
export type HeldMessage = z.infer<typeof heldSchema>;

/** Of what `meta` holds, for the month in which the person is now; a month that is over is not carried on. */
export function readCount(stored: unknown, month: string, now: number): MessageCount {
  const read = countSchema.safeParse(stored);
  if (!read.success) return { month, used: 0, limit: null, held: [] };
  const held = read.data.held.filter(({ isGiven, at }) => isGiven || (at <= now && now - at < patience));
  const isNow = read.data.month === month;
  return { ...read.data, month, used: isNow ? read.data.used : 0, held };
}

/** With what the server does not know of. Null: nobody knows, and nothing is given away. */
export function quotaOfCount({ month, used, limit, held }: MessageCount): Quota | null {
  if (limit === null) return null;
  const all = used + held.filter((one) => !one.isReserved && one.month === month).length;
  return quotaOf(all, limit === "none" ? null : limit);
}

/** The month where the person lives. */
export function monthOf({ views, personId, now }: Journal): string {
  const zone = views.profiles.current()?.get(personId)?.timezone;
  return quotaMonth(now().toISOString(), zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone);
}

/** In one transaction over `meta`; returns what `change` gives besides. */
export function changeCount<T>(
  journal: Journal,
  change: (count: MessageCount) => { readonly count: MessageCount; readonly result: T },
): Promise<T> {
  const { database } = journal;
  return database.dexie.transaction("rw", database.meta, async () => {
    const stored = (await database.meta.get(countKey))?.value;
    const known = readCount(stored, monthOf(journal), journal.now().getTime());
    const { count, result } = change(withOwnLimit(journal, known));
    await database.meta.put({ key: countKey, value: count });
    return result;
  });
}

/** A journal without an account asks nobody: the free plan's limit is its own, and without a backend there is none. */
export function withOwnLimit(
  journal: Journal,
  count: MessageCount,
  hasPlans: boolean = environment.isBackendConfigured,
): MessageCount {
  if (journal.kind === "account") return count;
  if (!hasPlans) return { ...count, limit: "none" };
  const profile = journal.views.profiles.current()?.get(journal.personId);
  return { ...count, limit: planLimits[planOf(profile, journal.now())].aiMessages };
}
