import { type OperatorLetter, operatorLetter } from "#server/mail/letters/operator-letter.ts";
import type { Services } from "#server/services.ts";

type LetterToMail = OperatorLetter & { readonly id: string };

/** Mails a letter that is marked as mailed already; one that did not leave is unmarked, and the job tries it again (server/jobs/mail-letters.ts). */
export async function mailLetter(
  { db, env, mailer, log, publicUrl }: Pick<Services, "db" | "env" | "mailer" | "log" | "publicUrl">,
  { id, ...letter }: LetterToMail,
): Promise<void> {
  const to = env.SUPPORT_EMAIL;
  if (to === undefined) return;
  try {
    await mailer.send({ to, ...operatorLetter(letter, publicUrl) });
  } catch {
    log.warn({}, "a letter to whoever runs the server was not mailed yet");
    await db.anonymous.rows({ text: "select unmail_letter($1)", values: [id] });
  }
}
