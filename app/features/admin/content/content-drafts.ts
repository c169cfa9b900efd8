/**
 * Drafts of what is written for everyone: in this browser until they are sent or somebody signs out, which clears it. The journal, where other
 * drafts lie, is not opened in the back-office.
 */
import { createStore } from "#app/lib/store.ts";

const nameOf = (personId: string, key: string) => `tendre.office.${personId}.${key}`;

/** How often one was kept or dropped, for those who show which there are. */
export const draftSteps = createStore(0);

export function readContentDraft(personId: string, key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(nameOf(personId, key)) ?? "null");
  } catch {
    return null;
  }
}

/** @returns false when the browser does not keep it */
export function keepContentDraft(personId: string, key: string, draft: object | null): boolean {
  try {
    if (draft === null) localStorage.removeItem(nameOf(personId, key));
    else localStorage.setItem(nameOf(personId, key), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  } finally {
    draftSteps.set(draftSteps.get() + 1);
  }
}
