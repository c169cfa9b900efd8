/** What this browser remembers of whoever leaves, outside their database (specification, section 4). */
import { languageKey } from "./i18n/language.ts";
import { lockedKey } from "./locked-list.ts";
import { sharedKey } from "./shared-device.ts";
import { owedKey } from "./sign-out-owed.ts";

/** Of the browser, not of the person. All else goes, what is added one day too. */
const kept: ReadonlySet<string> = new Set([
  languageKey,
  "theme",
  sharedKey,
  owedKey,
  lockedKey,
  "tendre.onThisDevice",
]);

export function clearTraces(): void {
  try {
    for (const key of Object.keys(localStorage)) if (!kept.has(key)) localStorage.removeItem(key);
  } catch {
    // A browser that refuses its storage has kept nothing.
  }
  clearTab();
}

/** Every tab has a store of its own. */
export function clearTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    return;
  }
}
