/** Asks for the PIN or passkey of the app lock before something that is kept behind it; true at once where there is no lock. */
import { createStore } from "../store.ts";
import { lockStateOf } from "./lock-registry.ts";

type UnlockRequest = { readonly journal: string; readonly settle: (isOpened: boolean) => void };

/** What the dialog answers; null while nothing is asked. */
export const unlockRequest = createStore<UnlockRequest | null>(null);

/** The newest request is asked: an earlier one counts as refused. */
export function askToUnlock(journal: string): Promise<boolean> {
  unlockRequest.get()?.settle(false);
  if (lockStateOf(journal).get().at === "none") return Promise.resolve(true);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const request = {
    journal,
    settle(isOpened: boolean) {
      if (unlockRequest.get() === request) unlockRequest.set(null);
      resolve(isOpened);
    },
  };
  unlockRequest.set(request);
  return promise;
}
