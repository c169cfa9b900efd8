/** The fixed card that comes before any analysis when a message speaks of danger (docs/lisa/contract.md, "Safety card"). */
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { LisaLanguage } from "../reply.ts";
import { type CountryHelp, type HelpLine, helpIn, surenessOf } from "./help-lines.ts";

export type SafetyCard = {
  /** Sentences in order; `help` stands where the numbers go. */
  readonly before: readonly string[];
  readonly help: {
    readonly country: string;
    readonly emergency: readonly string[];
    readonly lines: readonly (HelpLine & { readonly sureness: ReturnType<typeof surenessOf> })[];
  };
  readonly after: readonly string[];
};

const words = {
  en: {
    written:
      "Some of what you wrote sounds frightening, or too heavy to carry alone. You decide what happens next, and nothing is sent to anyone.",
    asked:
      "These lines are there for you, whatever the reason. You decide what happens next, and nothing is sent to anyone.",
    after: [
      "They also listen to people who are afraid of what they themselves might do.",
      "I am software: I cannot judge how safe you are, and I would rather say this once too often.",
      "Quick exit: Shift three times. It does not clear the browser’s history.",
    ],
  },
  fr: {
    written:
      "Une partie de ce que vous écrivez fait peur, ou pèse trop lourd à porter sans personne. La suite vous appartient, et rien n’est envoyé à qui que ce soit.",
    asked:
      "Ces lignes sont là pour vous, quelle qu’en soit la raison. La suite vous appartient, et rien n’est envoyé à qui que ce soit.",
    after: [
      "On y écoute aussi les personnes qui ont peur de leurs propres gestes.",
      "Je suis un logiciel\u00A0: je ne peux pas juger de votre sécurité, et mieux vaut le dire une fois de trop.",
      "Sortie rapide\u00A0: Maj trois fois. Elle n’efface pas l’historique du navigateur.",
    ],
  },
} as const;

/** What brings the card: words of danger in a message, or the person, who asks for the help lines. */
export type CardReason = "written" | "asked";

export function safetyCard(
  language: LisaLanguage,
  country: string | null | undefined,
  today: CalendarDay,
  {
    served = [],
    reason = "written",
  }: { readonly served?: readonly CountryHelp[]; readonly reason?: CardReason } = {},
): SafetyCard {
  const help: CountryHelp = helpIn(country, served);
  return {
    before: [words[language][reason]],
    help: {
      country: help.country,
      emergency: help.emergency,
      lines: help.lines.map((line) => ({ ...line, sureness: surenessOf(line, today) })),
    },
    after: words[language].after,
  };
}
