/**
 * Mails are sent after the response, so that its time does not reveal whether an address is known; a mail server that is away is tried
 * three times. `settled` lets a stopping server finish.
 */
import { setTimeout as wait } from "node:timers/promises";
import type { Log } from "#server/log.ts";
import type { Mail, Mailer } from "./mailer.ts";

export type Delivery = {
  send(mail: Mail): void;
  settled(): Promise<void>;
};

/** Milliseconds between two tries. */
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
      // The mail server's message may quote the address: only the error code is logged.
      const kind = cause instanceof Error && "code" in cause ? cause.code : "unknown";
      log.error({ kind, willRetry: pause !== null }, "mail not sent");
      if (pause !== null) await wait(pause);
    }
  }
}
