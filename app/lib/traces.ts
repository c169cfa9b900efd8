/** What this browser stores of a person outside their database (specification, section 4). */
import { languageKey } from "./i18n/language.ts";
import { deviceLocks } from "./lock/lock-names.ts";
import { coverKey } from "./lock/page-cover.ts";
import { lockedKey } from "./locked-list.ts";
import { discreetKey } from "./page-title.ts";
import { pendingSignOutKey } from "./pending-sign-out.ts";
import { sharedKey } from "./shared-device.ts";

/** Settings of the browser, not of the person. All other keys are cleared, including any that are added later. */
const kept: ReadonlySet<string> = new Set([
  languageKey,
  "theme",
  sharedKey,
  pendingSignOutKey,
  lockedKey,
  discreetKey,
  coverKey,
  ...deviceLocks,
  "tendre.install",
  "tendre.onThisDevice",
  "tendre.deviceJournal",
]);

export function clearTraces(): void {
  try {
    for (const key of Object.keys(localStorage)) if (!kept.has(key)) localStorage.removeItem(key);
  } catch {
    // A browser that refuses storage has stored nothing.
  }
  clearTab();
}

/** Session storage is per tab. */
export function clearTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    return;
  }
}
