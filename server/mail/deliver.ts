/**
 * Mails leave after the answer, so that no answer's time tells whether an address is known; a mail server that is away is
 * asked three times. `settled` lets a stopping server finish.
 */
import { setTimeout as wait } from "node:timers/promises";
import type { Log } from "#server/log.ts";
import type { Mail, Mailer } from "./mailer.ts";

export type Delivery = {
  send(mail: Mail): void;
  settled(): Promise<void>;
};

/** Milliseconds between one try and the next. */
const usualPauses = [2_000, 10_000];

export function createDelivery(mailer: Mailer, log: Log, pauses: readonly number[] = usualPauses): Delivery {
  const underWay = new Set<Promise<void>>();
  return {
    send(mail) {
      const sending = deliver(mailer, mail, log, pauses).finally(() => underWay.delete(sending));
      underWay.add(sending);
    },
    async settled() {
      await Promise.all(underWay);
    },
  };
}

async function deliver(mailer: Mailer, mail: Mail, log: Log, pauses: readonly number[]): Promise<void> {
  for (const pause of [...pauses, null]) {
    try {
      return await mailer.send(mail);
    } catch (cause) {
      // The mail server's own words may quote the address: only their kind is logged.
      const kind = cause instanceof Error && "code" in cause ? cause.code : "unknown";
      log.error({ kind, willRetry: pause !== null }, "mail not sent");
      if (pause !== null) await wait(pause);
    }
  }
}
