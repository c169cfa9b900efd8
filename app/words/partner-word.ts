/** The word a person chose for someone they love, in the sentences of the app. */
import { useTranslations } from "use-intl/react";
import { capitalise } from "#app/lib/format/capitalise.ts";
import { useProfile } from "#app/store/profile/profile.ts";
import { partnerWords } from "#domain/account/profile.ts";

/** In the language on screen, or as the person wrote it; null while none was chosen. */
export function usePartnerWord(): string | null {
  const t = useTranslations("profile.partner");
  const chosen = useProfile()?.partner_word ?? null;
  if (chosen === null || chosen.trim() === "") return null;
  const known = partnerWords.find((word) => word === chosen);
  return known ? t(known) : capitalise(chosen.trim());
}

/**
 * "Together for two years" → "Partner, together for two years". The word stands beside the name, before a comma: without
 * article, gender or agreement, so that any word of one's own is right in either language.
 */
export function withPartnerWord(word: string | null, sentence: string): string {
  return word === null ? sentence : `${word}, ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
}
