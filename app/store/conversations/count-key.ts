import { askWhenLeaving } from "#app/lib/leaving-questions.ts";
import type { Journal } from "#app/store/db/journal.ts";

/** The row of `meta` with the month's messages (message-count.ts). */
export const countKey = "aiMessages";

/** Milliseconds that a sign-out waits for the server to hear them. */
const grace = 2_000;

/**
 * What was answered without a network is told to the server when the journal is opened, whenever the network is back, and before it leaves
 * this device. Nobody is kept from leaving by it. A device that never heard a number asks for it in advance: without a network LISA answers
 * up to what was left, also somebody who had not opened her page before.
 */
export function tellCountedMessages(journal: Journal): () => void {
  async function tell() {
    if (journal.database.dexie.hasBeenClosed() || !(await journal.database.meta.get(countKey))) return;
    const { tellServer } = await import("./send-count.ts");
    await tellServer(journal);
  }
  let isHeard = false;
  async function hear() {
    if (isHeard || !navigator.onLine || journal.database.dexie.hasBeenClosed()) return;
    const { hearCount } = await import("./send-count.ts");
    isHeard = await hearCount(journal);
  }
  const quietly = (act: Promise<void>) => act.catch(() => undefined);
  const tellQuietly = () => quietly(tell());
  const onOnline = () => void tellQuietly().then(() => quietly(hear()));
  onOnline();
  addEventListener("online", onOnline);
  const stopAsking = askWhenLeaving(async () => {
    if (navigator.onLine) await Promise.race([tellQuietly(), new Promise((go) => setTimeout(go, grace))]);
    return true;
  });
  return () => {
    stopAsking();
    removeEventListener("online", onOnline);
  };
}
