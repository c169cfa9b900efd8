/**
 * What a message says that is no subject: a greeting, a courtesy, in which form or language the answer is wanted. It is cut out before words
 * are looked for, so that "in one word" is not sought on the pages. Works on text as it was typed.
 */
import type { LisaLanguage } from "../reply.ts";

const numbered = "(?:one|two|three|four|five|an?|un|une|deux|trois|quatre|cinq|\\d+)";
const asides: readonly RegExp[] = [
  /^\s*(?:good (?:morning|afternoon|evening|night)|hello|hi|hey|dear|bonjour|bonsoir|salut|coucou|ch[eè]re)(?:[ ,]+lisa)?[ ,.!:-]+(?=\S)/iu,
  /(?<!\p{L})(?:lisa[,:]|,? lisa(?=\s*[?.!]*$))/giu,
  /(?<!\p{L})(?:sorry to (?:bother|disturb) you|d[ée]sol[ée]e? de (?:te|vous) d[ée]ranger|excuse[- ](?:me|moi)|excusez-moi)(?!\p{L})/giu,
  /(?<!\p{L})(?:s['’]il (?:te|vous) pla[iî]t|stp|svp|please|pls|merci d['’]avance|thanks in advance)(?!\p{L})/giu,
  /(?<!\p{L})(?:can|could|would) you (?:please |perhaps |maybe |possibly )*(?=(?:tell|show|give|find|list|count|say) )/giu,
  /(?<!\p{L})(?:peux-tu|tu peux|pouvez-vous|pourrais-tu|tu pourrais|pourriez-vous) (?:me )?(?=(?:dire|montrer|donner|trouver|compter|r[ée]pondre|parler|raconter)(?!\p{L}))/giu,
  /(?<!\p{L})(?:be honest|honestly|frankly|sois honn[êe]te|soyez honn[êe]te|franchement|honn[êe]tement)(?!\p{L})/giu,
  /^\s*(?:no|non)[ ,.!]+(?:i meant|i said|i was talking about|i mean|je parlais (?:de |d['’])|je voulais dire)\s*/iu,
  /(?<!\p{L})(?:yes or no|oui ou non)(?!\p{L})/giu,
  /(?<!\p{L}),? (?:il|elle|ils|elles|on) en (?:dit|disent|pense|pensent) quoi(?=\s*[?.!]*$)/giu,
  /(?<!\p{L})(?:do|did|have) i (?:ever |often |still |also )?(?:talk|speak|spoken|talked) (?=about )/giu,
  new RegExp(
    `(?<!\\p{L})(?:(?:please )?(?:answer|reply|réponds|répondez)(?:-moi)? )?(?:in|en) ${numbered} (?:words?|sentences?|mots?|phrases?)(?!\\p{L})`,
    "giu",
  ),
  new RegExp(`(?<!\\p{L})${numbered} (?:sentences?|phrases?) (?=(?:about|on|sur) )`, "giu"),
  /(?<!\p{L})(?:(?:please )?(?:answer|reply|r[ée]ponds|r[ée]pondez|r[ée]pondre)(?:-moi)? )?(?:in (?:english|french)|en (?:anglais|fran[cç]ais))(?!\p{L})/giu,
];

/** The text without them; the whole where nothing else would be left. */
export function withoutAsides(text: string): string {
  const left = asides.reduce((rest, aside) => rest.replace(aside, " "), text);
  return /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(left) ? left : text;
}

/** The language that the answer is asked for in; null where none is named. */
export function languageAsked(text: string): LisaLanguage | null {
  const found =
    /(?<!\p{L})(?:in (english|french)|en (anglais|fran[cç]ais))(?!\p{L})(?! (?:class|lesson|cours|literature))/iu.exec(
      text,
    );
  const named = (found?.[1] ?? found?.[2])?.toLowerCase();
  if (named === undefined) return null;
  return named.startsWith("en") || named.startsWith("an") ? "en" : "fr";
}
