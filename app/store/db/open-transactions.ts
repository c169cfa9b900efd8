/**
 * A page that is left is put aside by the browser, to be shown again on the way back. WebKit puts its open transactions aside with it: every
 * other page of the journal waits for them until the browser is closed, for one that only reads as soon as anything is to be written. So they
 * end with the page: what was being written is not written, and whoever waits for it is told so should the page come back.
 */
import type { DBCore, DBCoreTransaction, Dexie } from "dexie";

type Transaction = Pick<IDBTransaction, "abort" | "addEventListener">;

const open = new Set<Transaction>();

function watch(transaction: Transaction): void {
  open.add(transaction);
  for (const end of ["complete", "abort"]) transaction.addEventListener(end, () => open.delete(transaction));
}

export function watchTransactions(dexie: Dexie): void {
  dexie.use({
    stack: "dbcore",
    name: "open transactions",
    create: (core): DBCore => ({
      ...core,
      transaction(stores, mode, options) {
        const transaction = core.transaction(stores, mode, options);
        if (tells(transaction)) watch(transaction);
        return transaction;
      },
    }),
  });
}

function tells(transaction: DBCoreTransaction): transaction is DBCoreTransaction & Transaction {
  return "addEventListener" in transaction;
}

/** The same for the transaction that makes a database or renews its tables, which the library asks for past the layer above. */
export function watchOpening(databases: IDBFactory): IDBFactory {
  const open = (...asked: Parameters<IDBFactory["open"]>) => {
    const request = databases.open(...asked);
    request.addEventListener("upgradeneeded", () => request.transaction && watch(request.transaction));
    return request;
  };
  return new Proxy(databases, {
    get(_, name) {
      if (name === "open") return open;
      const part: unknown = Reflect.get(databases, name);
      return typeof part === "function" ? part.bind(databases) : part;
    },
  });
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
