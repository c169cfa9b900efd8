/** Reserves, counts and gives back messages: at the server where it can be reached, on the device alone where it cannot. */
import { callApi } from "#app/lib/api-client.ts";
import type { Journal } from "#app/store/db/journal.ts";
import type { Outcome } from "#app/store/write/outcome.ts";
import { aiQuotaSchema, aiReservedSchema, billingMessages } from "#domain/plan/billing.ts";
import type { Quota } from "#domain/plan/quota.ts";
import { personHeader } from "#domain/wire/wire-version.ts";
import { countKey } from "./count-key.ts";
import {
  changeCount,
  type HeldMessage,
  type MessageCount,
  monthOf,
  quotaOfCount,
  readCount,
} from "./message-count.ts";

/**
 * quota_reached: nothing is left this month. unknown: offline, and the server never said how many there are. check_failed: it did not
 * answer as it should, so nothing is given (specification, section 8). signed_out: no session.
 */
type Refused =
  | { readonly ok: false; readonly reason: "quota_reached"; readonly quota: Quota }
  | { readonly ok: false; readonly reason: "unknown" | "check_failed" }
  | { readonly ok: false; readonly reason: "signed_out"; readonly message: string };
type Begun = { readonly ok: true } | Refused;

/** Keeps one message for a reply that is about to be given. `id`: the message's, the same for every try. */
export async function beginMessage(journal: Journal, id: string): Promise<Begun> {
  if (journal.kind !== "account") return holdHere(journal, id);
  const { data, error, status } = await post(journal, "reserve", { message_id: id });
  if (status === 0) return holdHere(journal, id);
  if (status === 401) return { ok: false, reason: "signed_out", message: billingMessages.usageSignedOut };
  const read = aiReservedSchema.safeParse(data);
  if (error || !read.success) return { ok: false, reason: "check_failed" };
  const { reserved, used, limit } = read.data;
  const quota = await changeCount(journal, (count) => {
    const told = { ...count, used, limit };
    const next = reserved ? hold(told, newHeld(journal, id, true)) : told;
    return { count: next, result: quotaOfCount(next) };
  });
  if (reserved) return { ok: true };
  return quota ? { ok: false, reason: "quota_reached", quota } : { ok: false, reason: "check_failed" };
}

/** Up to what was known to be left; two tabs wait for each other in the database. */
function holdHere(journal: Journal, id: string): Promise<Begun> {
  return changeCount<Begun>(journal, (count) => {
    if (count.held.some((one) => one.id === id)) return { count, result: { ok: true } };
    const quota = quotaOfCount(count);
    if (!quota) return { count, result: { ok: false, reason: "unknown" } };
    if (!quota.canAdd) return { count, result: { ok: false, reason: "quota_reached", quota } };
    return { count: hold(count, newHeld(journal, id, false)), result: { ok: true } };
  });
}

/** The reply is there: it counts, here at once and at the server when it can be reached. */
export async function countMessage(journal: Journal, id: string): Promise<Outcome> {
  await changeCount(journal, (count) => {
    const held = count.held.find((one) => one.id === id) ?? newHeld(journal, id, false);
    const isCountedHere = journal.kind !== "account";
    if (isCountedHere) return { count: { ...drop(count, id), used: count.used + 1 }, result: null };
    return { count: hold(drop(count, id), { ...held, isGiven: true }), result: null };
  });
  await tellServer(journal);
  return { ok: true };
}

/** No reply came. What the server kept is given back now, or lapses by itself. */
export async function giveBackMessage(journal: Journal, id: string): Promise<void> {
  const isReserved = await changeCount(journal, (count) => ({
    count: drop(count, id),
    result: count.held.some((one) => one.id === id && one.isReserved),
  }));
  if (!isReserved) return;
  const isTold = await keepTold(journal, await post(journal, "give-back", { message_id: id }));
  if (!isTold) return;
}

/** Tells the server what was given without it, one by one: each is counted once, however often it is told. */
export async function tellServer(journal: Journal): Promise<void> {
  if (journal.kind !== "account") return;
  const given = await changeCount(journal, (count) => ({
    count,
    result: count.held.filter(({ isGiven }) => isGiven),
  }));
  for (const { id, month } of given) {
    const answer = await post(journal, "deliver", { message_id: id, month });
    if (!(await keepTold(journal, answer, id))) return;
  }
}

/** Asks what is left where this device never heard it; false when it still does not know. */
export async function hearCount(journal: Journal): Promise<boolean> {
  const stored = (await journal.database.meta.get(countKey))?.value;
  const { limit } = readCount(stored, monthOf(journal), journal.now().getTime());
  return limit !== null || checkQuota(journal);
}

/** What is left, from the server; false when it did not say. */
export async function checkQuota(journal: Journal): Promise<boolean> {
  if (journal.kind !== "account") return true;
  await tellServer(journal);
  const body = { p_user_id: journal.personId };
  return keepTold(journal, await callApi("/api/rpc/check_ai_quota", { method: "POST", body }));
}

async function keepTold(
  journal: Journal,
  { data, error }: Awaited<ReturnType<typeof callApi>>,
  told?: string,
): Promise<boolean> {
  const read = aiQuotaSchema.safeParse(data);
  if (error || !read.success) return false;
  const { used, limit } = read.data;
  await changeCount(journal, (count) => ({
    count: { ...(told === undefined ? count : drop(count, told)), used, limit },
    result: null,
  }));
  return true;
}

function post({ personId }: Journal, call: "reserve" | "deliver" | "give-back", body: object) {
  return callApi(`/api/lisa/${call}`, { method: "POST", body, headers: { [personHeader]: personId } });
}

const newHeld = (journal: Journal, id: string, isReserved: boolean): HeldMessage => ({
  id,
  month: monthOf(journal),
  at: journal.now().getTime(),
  isReserved,
  isGiven: false,
});
const drop = (count: MessageCount, id: string): MessageCount => ({
  ...count,
  held: count.held.filter((one) => one.id !== id),
});
const hold = (count: MessageCount, held: HeldMessage): MessageCount => ({
  ...count,
  held: [...count.held, held],
});
