/** What Help takes to whoever runs the server. In English: its reader is known by an address only. */
import type { PlanName } from "#domain/plan/plan.ts";
import type { Mail } from "../mailer.ts";
import { farewells, type Locale, writeLetter } from "./letter.ts";

export type OperatorLetter = {
  /** Marked in the subject and as a mail, so that it comes first. */
  readonly isPriority: boolean;
  /** Of the page it was written on. */
  readonly locale: Locale;
  readonly content: {
    readonly subject: string;
    readonly words: string;
    readonly replyTo: string;
    /** null: not signed in. */
    readonly plan: PlanName | null;
    readonly isOwnAddress: boolean;
  };
};

const languages: Readonly<Record<Locale, string>> = { en: "English", fr: "French" };

/** An answer goes to whoever wrote. Their words are quoted, so that nothing in them passes for the server's own. */
export function operatorLetter(
  { isPriority, locale, content: { subject, words, replyTo, plan, isOwnAddress } }: OperatorLetter,
  publicUrl: string,
): Omit<Mail, "to"> {
  const who =
    plan === null
      ? "Somebody who was not signed in wrote by Help"
      : `Somebody with an account (${plan.charAt(0).toUpperCase()}${plan.slice(1)}) wrote by Help`;
  const address = isOwnAddress
    ? `A reply to this email goes to ${replyTo}, the confirmed address of the account.`
    : `A reply to this email goes to ${replyTo}, which was typed and which nobody has confirmed.`;
  const quoted = words
    .split("\n")
    .map((line) => `> ${line}`.trimEnd())
    .join("\n");
  return {
    ...writeLetter(
      {
        subject: `${isPriority ? "[Pro] " : ""}Help: ${subject}`,
        greeting: `${who}, in ${languages[locale]}:`,
        body: [quoted, address],
        link: {
          label: "Mark it as answered in the back-office",
          href: `${publicUrl}/admin/content?view=letters`,
        },
        after: isPriority ? ["Letters from Pro come first."] : [],
        farewell: farewells.en,
      },
      "en",
    ),
    replyTo,
    ...(isPriority ? { priority: "high" as const } : {}),
  };
}
