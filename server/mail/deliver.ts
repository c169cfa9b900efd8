/**
 * Mails are sent after the response, so that its time does not reveal whether an address is known; a mail server that is away is tried
 * three times. `settled` lets a stopping server finish.
 */
import { setTimeout as wait } from "node:timers/promises";
import type { Log } from "#server/log.ts";
import type { Mail, Mailer } from "./mailer.ts";

/** Since the process started. A mail that was given up after its last try has failed. */
type DeliveryHealth = {
  readonly sent: number;
  readonly failed: number;
  readonly lastSentAt: Date | null;
  readonly lastFailedAt: Date | null;
};
export type Delivery = {
  send(mail: Mail): void;
  health(): DeliveryHealth;
  settled(): Promise<void>;
};

/** Milliseconds between two tries. */
const usualPauses = [2_000, 10_000];

export function createDelivery(mailer: Mailer, log: Log, pauses: readonly number[] = usualPauses): Delivery {
  const underWay = new Set<Promise<void>>();
  let health: DeliveryHealth = { sent: 0, failed: 0, lastSentAt: null, lastFailedAt: null };
  const note = (isSent: boolean) => {
    const at = new Date();
    health = isSent
      ? { ...health, sent: health.sent + 1, lastSentAt: at }
      : { ...health, failed: health.failed + 1, lastFailedAt: at };
  };
  return {
    send(mail) {
      const sending = deliver(mailer, mail, log, pauses)
        .then(note)
        .finally(() => underWay.delete(sending));
      underWay.add(sending);
    },
    health: () => health,
    async settled() {
      await Promise.all(underWay);
    },
  };
}

/** @returns false when it was given up */
async function deliver(mailer: Mailer, mail: Mail, log: Log, pauses: readonly number[]): Promise<boolean> {
  for (const pause of [...pauses, null]) {
    try {
      await mailer.send(mail);
      return true;
    } catch (cause) {
      // The mail server's message may quote the address: only the error code is logged.
      const kind = cause instanceof Error && "code" in cause ? cause.code : "unknown";
      log.error({ kind, willRetry: pause !== null }, "mail not sent");
      if (pause !== null) await wait(pause);
    }
  }
  return false;
}
