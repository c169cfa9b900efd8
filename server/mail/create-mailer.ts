import { createTransport } from "nodemailer";
import { v7 as newId } from "uuid";
import type { Env } from "#server/env.ts";
import type { KeptMail, Mailer } from "./mailer.ts";

const keptAtMost = 200;

/** SMTP when SMTP_URL is set; else a sink in memory. Nothing of a mail is logged. */
export function createMailer(env: Env): Mailer {
  if (env.SMTP_URL) {
    const transport = createTransport(env.SMTP_URL);
    return {
      kind: "smtp",
      send: async (mail) => void (await transport.sendMail({ from: env.MAIL_FROM, ...mail })),
      kept: () => [],
      forget: () => undefined,
    };
  }
  const kept: KeptMail[] = [];
  return {
    kind: "sink",
    async send(mail) {
      kept.unshift({ ...mail, id: newId(), at: new Date().toISOString() });
      kept.length = Math.min(kept.length, keptAtMost);
    },
    kept: () => kept,
    forget(to) {
      kept.splice(0, kept.length, ...kept.filter((mail) => mail.to !== to && mail.replyTo !== to));
    },
  };
}
