/** News that is told, not asked: something good, or an ending. Over folded text; a question mark makes it a question. */

const good =
  /^(?:(?:today|tonight|yesterday|aujourd'hui|ce soir|hier)[ ,]+)?(?:(?:i'?m|i am|i feel|we'?re|we are|je suis|je me sens|on est|nous sommes) (?:so |very |really |just |tellement |trop |si |vraiment |super )*(?:happy|glad|in love|joyful|over the moon|engaged|pregnant|married|heureu\w*|amoureu\w*|joyeu\w*|fiance\w*|aux anges)(?! with my)|i think (?:that )?i'?m (?:falling )?in love|i'?m falling in love|je crois (?:que )?(?:je suis|je tombe|etre|tomber) amoureu\w*|(?:i|we) (?:just )?had (?:a|the) (?:\w+ )?(?:great|lovely|wonderful|beautiful|good|perfect|best|amazing) |(?:j'ai|on a|nous avons) (?:passe|eu|vecu) (?:une?|la|le) (?:\w+ )?(?:super|bel|belle|beau|bonne|bon|magnifique|merveilleu\w+|excellente?|meilleure?) |(?:i|i'?ve) (?:just )?met (?:someone|somebody)\b|j'ai rencontre quelqu)/;
const ending =
  /^(?:(?:today|tonight|yesterday|aujourd'hui|ce soir|hier)[ ,]+)?(?:(?:we|i|on) (?:just |have |ve |'ve )*(?:broke|broken|split) up\b|(?!why\b|when\b|how\b|who\b|what\b|since\b|did\b|has\b)[\p{L}]+ (?:just |has |'s )?(?:left|dumped|ghosted|broke up with) me\b|on s'est (?:quitte|separe|laisse)\w*|nous nous sommes (?:quitte|separe)\w*|(?!pourquoi\b|quand\b|comment\b|qui\b|si\b|depuis\b)\p{L}+ m'a (?:quitte|largue|plaque|ghoste|laisse tomber)\w*|c'est fini (?:avec|entre)\b|it'?s over (?:with|between)\b)/u;

export type News = "good" | "ending";

export function newsIn(folded: string, text: string): News | null {
  if (text.includes("?")) return null;
  return ending.test(folded) ? "ending" : good.test(folded) ? "good" : null;
}
