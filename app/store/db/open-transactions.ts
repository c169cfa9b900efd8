/** The transactions of a journal's database end with a page that is put aside (app/lib/put-aside.ts). */
import type { DBCore, DBCoreTransaction, Dexie } from "dexie";
import { endWithPage, type OpenTransaction } from "#app/lib/put-aside.ts";

export function watchTransactions(dexie: Dexie): void {
  dexie.use({
    stack: "dbcore",
    name: "open transactions",
    create: (core): DBCore => ({
      ...core,
      transaction(stores, mode, options) {
        const transaction = core.transaction(stores, mode, options);
        if (tells(transaction)) endWithPage(transaction);
        return transaction;
      },
    }),
  });
}

function tells(transaction: DBCoreTransaction): transaction is DBCoreTransaction & OpenTransaction {
  return "addEventListener" in transaction;
}

/** The same for the transaction that makes a database or renews its tables, which the library asks for past the layer above. */
export function watchOpening(databases: IDBFactory): IDBFactory {
  const open = (...asked: Parameters<IDBFactory["open"]>) => {
    const request = databases.open(...asked);
    request.addEventListener("upgradeneeded", () => request.transaction && endWithPage(request.transaction));
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
