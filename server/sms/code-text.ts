/**
 * The words of a code. Only letters of GSM 03.38, so that it is one message of 160 characters and not several; the last line lets the
 * browser fill the code in on our own site only (WICG, "Origin-bound one-time codes").
 */
import type { Locale } from "#server/mail/letters/letter.ts";

export function codeText(locale: Locale, code: string, publicUrl: string): string {
  const words =
    locale === "fr"
      ? `Tendre : ${code} est votre code, valable 5 minutes. Ne le dites à personne.`
      : `Tendre: ${code} is your code, good for 5 minutes. Tell it to nobody.`;
  return `${words}\n\n@${new URL(publicUrl).hostname} #${code}`;
}
