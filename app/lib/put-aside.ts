/**
 * A page that is left is put aside by the browser, to be shown again on the way back. WebKit puts its open transactions aside with it: every
 * other page waits for them until the browser is closed, for one that only reads as soon as anything is to be written. So they end with the
 * page: what was being written is not written, and whoever waits for it is told so should the page come back.
 */
export type OpenTransaction = Pick<IDBTransaction, "abort" | "addEventListener">;

const open = new Set<OpenTransaction>();

export function endWithPage(transaction: OpenTransaction): void {
  open.add(transaction);
  for (const end of ["complete", "abort"]) transaction.addEventListener(end, () => open.delete(transaction));
}

/** How often this page was put aside: what failed while that changed failed for it. */
let times = 0;
let isAside = false;
const waiting = new Set<() => void>();

export const timesPutAside = (): number => times;

/** Asks again once the page is shown again, or soon where it already is. */
export function askWhenShown(again: () => void): void {
  if (isAside) waiting.add(again);
  else setTimeout(again);
}

export function endOpenTransactions(): void {
  times += 1;
  isAside = true;
  for (const transaction of open) {
    try {
      transaction.abort();
    } catch {
      // It has just ended.
    }
  }
}

export function askAgain(): void {
  isAside = false;
  for (const again of waiting) again();
  waiting.clear();
}

// Before the database library closes its connections for the same reason: what then fails is known to have failed for it.
globalThis.addEventListener?.("pagehide", ({ persisted }) => persisted && endOpenTransactions(), {
  capture: true,
});
globalThis.addEventListener?.("pageshow", askAgain);
