/**
 * Decides, some time after a journal was opened, whether the first page says something of the app itself: at most one thing, the copy
 * before the installing. Loaded late (app/features/frame/open-journal.ts).
 */
import { firstDaySeen, installWay, isInstallAnswered } from "#app/lib/install/install-prompt.ts";
import { offer } from "#app/lib/install/offer.ts";
import { isSharedDevice } from "#app/lib/shared-device.ts";
import { deviceTimeZone } from "#app/lib/time-zone.ts";
import type { Journal } from "#app/store/db/journal.ts";
import { keepStorage } from "#app/store/db/storage-space.ts";
import { isAlive } from "#app/store/db/use-view.ts";
import { readCopyCare } from "#app/store/device/copy-care.ts";
import { isCopyReminderDue, isInstallDue } from "#domain/journal/device-offers.ts";
import { dayInTimeZone } from "#domain/time/time-zone.ts";

/** Watches the journal until it is closed. */
export async function considerOffers(journal: Journal): Promise<void> {
  const { moments } = journal.views;
  await moments.settled();
  // The browser is asked to keep what is here once there is something: some ask the person then.
  const askOnce = () => {
    if ((moments.current()?.size ?? 0) === 0) return;
    stop();
    void keepStorage();
  };
  const stop = moments.subscribe(askOnce);
  askOnce();
  const count = [...(moments.current()?.values() ?? [])].filter(isAlive).length;
  offer.set(await decide(journal, count));
}

async function decide(journal: Journal, moments: number) {
  const today = dayInTimeZone(journal.now().toISOString(), deviceTimeZone());
  if (journal.kind === "device") {
    const care = await readCopyCare(journal, today);
    if (isCopyReminderDue(care, moments, today)) return "copy";
  }
  const firstDay = firstDaySeen(today);
  const way = installWay();
  if (isSharedDevice() || (way !== "prompt" && way !== "hint")) return null;
  return isInstallDue({ moments, firstDay, today, isAnswered: isInstallAnswered() }) ? "install" : null;
}
