/**
 * Cues of questions that stand beside the contract's list: what the record says, who comes how often, which days are light, a suspicion, and
 * what no page can answer. Over folded text without apostrophes or hyphens.
 */
import type { QuestionKind } from "../reply.ts";

/** Somebody else who seems far ("Is she losing interest?", « Pourquoi est-il si froid ? »): not the writer, and not the weather. */
const farAway = new RegExp(
  `^(?!.*\\b(?:(?:am i|was i|i am|i m|i feel|i was|i ve been|suis je|je suis|j etais|etais je|je me sens) (?:\\p{L}+ ){0,2}(?:cold|distant|aloof|detached|withdrawn|indifferent|losing|pulling|drifting|growing|froide?|distante?|lointaine?|indifferente?)|(?:have i|i have|i ve|ai je|j ai) (?:\\p{L}+ ){0,2}(?:lost|perdu|pris)|je (?:m eloign|perds|prends)\\p{L}*|water|sea|night|winter|weather|outside|room|eau|mer|nuit|hiver|dehors|temps|chambre)\\b).*\\b(?:${[
    "(?:los(?:es?|ing|t)|loss of) (?:\\p{L}+ )?interest(?! in (?:work|school|music|reading))",
    "(?:pull|drift|slipp|back)(?:ing|ed|s)? (?:away|apart|off)",
    "(?:grow|grew|growing|grown) (?:apart|distant|cold)",
    "(?:he|she|they|why (?:is|was|are|does|has|did) (?!the |it |my |this )\\p{L}+|(?:is|was|has|are) (?!the |it |my |this )\\p{L}+) (?:\\p{L}+ ){0,2}(?:cold(?:er)?|distant|aloof|detached|withdrawn|indifferent)",
    "(?:cold|distant|indifferent) (?:to|with|towards?) me",
    "(?:ignor|avoid)(?:es|s|ed|ing) me",
    "(?<!(?:ca|cela|ce qui) )m (?:evit|ignor)\\p{L}+",
    "less (?:affectionate|interested|tender|loving|warm|close)",
    "(?:s|m|t) eloign\\p{L}*(?! pas de moi meme)",
    "se (?:detach|refroidi|lass|renferm)\\p{L}*",
    "pr(?:end|enait|is)\\p{L}* (?:de plus en plus )?(?:ses |de la )distances?",
    "perd\\p{L}* (?:\\p{L}+ ){0,2}interet",
    "moins (?:amoureu\\p{L}+|attentionne\\p{L}*|tendre|proche)s?",
    "(?:si|tellement|trop|aussi|devenue?s?|plus) (?:froide?|distante?|lointaine?|indifferente?)s?",
    "(?:froide?|distante?|indifferente?)s? (?:avec|envers) moi",
    "(?:elle|il) (?:est|etait|devient|semble) (?:\\p{L}+ )?(?:froide?|distante?|indifferente?)",
  ].join("|")})\\b`,
  "u",
);

const medicine =
  /\b(?:sertraline|prozac|xanax|lexomil|valium|ssris?|antidepress\p{L}*|medication|meds|pills?|dos(?:e|age)|prescri\p{L}+|contracept\p{L}+|pregnan\p{L}+|stds?|stis?|hiv|symptoms?|traitement|medicaments?|ordonnance|pilule|enceinte|ist|mst|vih|symptomes?|abortion|ivg)\b/u;
const advice =
  /\b(?:should|can i|could i|may i|is (?:it|this) (?:safe|serious|bad|dangerous)|stop|am i|do i have|dois|puis je|je peux|faut il|c est grave|est ce (?:grave|dangereux)|j ai arrete|arreter|suis je|est ce que je suis)\b/;

/** Under eighteen: somebody who is now, or the writer, now or then. */
const young = "(?:8|9|1[0-7]|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)";
const youngFr = "(?:8|9|1[0-7]|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|dix sept)";
const underAge = new RegExp(
  `\\b(?:i m|i am|he s|she s|he is|she is|they are|\\p{L}+ is|(?:when|since|because|although) (?:i|we|he|she) (?:was|were)) (?:only |just )?${young}(?: years? old\\b|(?= ?(?:$|[,.!?]| and\\b| but\\b| should\\b| so\\b| now\\b)))|\\b${young} years? old\\b|\\b(?:j ai|a|j avais|avait) (?:seulement |que )?${youngFr} ans\\b(?! de| d)`,
  "u",
);

export function isUnderAge(plain: string): boolean {
  return underAge.test(plain);
}

export const besideCues: readonly (readonly [QuestionKind, RegExp])[] = [
  [
    "patterns",
    /\b(?:choose|choosing|pick|attract|fall for|date|dating|end up with|choisis|attire|tombe (?:amoureu\p{L}+ )?(?:de|sur))\b.{0,24}\b(?:wrong|same|bad|unavailable|les memes|le meme|mauvais\p{L}*|indisponibles)\b|\b(?:have a type|toujours les memes)\b/u,
  ],
  ["closeness", farAway],
  [
    "suspicion",
    /\b(?:cheat(?:s|ed|ing)?|unfaithful|an affair|behind my back|(?:lying|lied|lies?) to me)\b|\b(?:me|m a|m ont|m avait|l ai|ai je|ai) tromp\p{L}+\b|\binfidel\p{L}+\b|\b(?:me (?:ment|mentait|mentent)|m a menti|dans mon dos)\b/u,
  ],
  [
    "in_order",
    /\bwhom? (?:do|did|have) i (?:write|written|wrote|talk|note)\p{L}*(?: about)?(?: the)? (?:most|least)\b|\bwho\b.{0,30}\b(?:most|fewest) (?:pages|entries|moments)\b|\bsur qui\b.{0,30}\b(?:plus|moins|souvent)\b|\brank\p{L}* (?:my|them|all|the)\b|\brate (?:my|him|her|them)\b|\b(?:score|grade|rating) (?:out of|for|to|of)\b|\bout of (?:ten|10)\b|\b(?:classe|classer|classement)\b.{0,20}\b(?:ex|relations?|histoires?)\b|\bnot(?:e|er|ez)\b.{0,20}\bsur (?:10|dix|20|vingt)\b|\b(?:my|the|mon|ma|mes) (?:best|worst|happiest|greatest|biggest|meilleure?s?|pires?|plus (?:belle|grand|grande|heureuse|lourde|triste)s?) (?:relationship|love|story|ex|exes|relation|histoire|amour)s?\b|\b(?:who|which|lequel|laquelle|qui)\b.{0,40}\b(?:hurt|mal|blesse|souffrir|loved)\b.{0,14}\b(?:most|plus)\b|\b(?:hurt|loved) (?:me )?(?:the )?most\b|\b(?:is|are|est ce que)\b.{0,40}\b(?:or|ou)\b.{0,40}\b(?:better|mieux|meilleure?)\b|\b(?:better for me|mieux pour moi)\b|\ble plus (?:de mal|souffrir|aimee?)\b|\bno longer (?:write|talk)\b|\b(?:stopped writing|don t write|don t talk) (?:about )?.{0,14}\bany ?more\b|\bne (?:parle|ecri\p{L}*) plus\b|\bplus (?:parle|ecrit) de(?:puis)?\b/u,
  ],
  [
    "record",
    /\bwhere (?:did|have) (?:i|we) (?:first |ever )?me(?:e)?t\b|\bhow did (?:i|we) (?:first )?meet\b|\bwhere (?:does|did) (?!i\b|we\b|it\b)\p{L}+ live\b|\bhow old (?:is|was|are|were)\b|\bou\b.{0,24}\b(?:rencontr|connu)\p{L}*|\bcomment\b.{0,24}\brencontr\p{L}*|\bou (?:habite|vit|habitait|vivait)\b|\bquel age\b|\b(?:my|mon|ma) (?:very )?(?:first|premiere?) (?:love|boyfriend|girlfriend|relationship|amour|relation|histoire|copain|copine)\b/u,
  ],
  [
    "calendar",
    /\b(?:day of the week|weekdays?|jours? de la semaine)\b|\b(?:which|what|quel(?:le)?) (?:season|saison)\b|\b(?:which|what|quel(?:le)?) (?:days?|month|season|time of (?:the )?year|jour|mois|saison|periode de l annee)\b.{0,60}\b(?:hard|heav|light|happ|best|worst|bad|good|dur|lourd|leg|heureu|mieux|pire|triste|difficile|mal\b|bien\b)\p{L}*|\bwhen am i (?:the )?(?:happi|sadd|light|heavi|at my)\p{L}*|\bquand (?:est ce que )?(?:je (?:vais|suis)|suis je|vais je) (?:le )?(?:mieux|plus|moins)\b/u,
  ],
  [
    "outside",
    /^(?:so |and |but )?when will\b|^(?:so |and |but )?(?:will|shall) (?:i|we|he|she|they|it|things)\b|\bam i (?:ever )?going to\b|\b(?:is|are) (?:he|she|they|we) (?:ever )?going to\b|\bwhat will happen\b|\b(?:my|the) future\b|\b(?:horoscope|tarot|predict\p{L}*|predi(?:s|re|ction)\p{L}*)\b|\b(?:vais je|allons nous|va t (?:il|elle|on)) (?:un jour |encore )?\p{L}+(?:er|ir|re|oir)\b|\best ce qu(?:e)? ?(?:je|on|il|elle|\p{L}+) \p{L}{2,}(?:rai|ra|rons|ront)\b|\best ce qu(?:e)? ?\p{L}+ (?:va|vont|vais|allons) (?:me |se |te |nous |y |en )?\p{L}+(?:er|ir|re|oir)\b|\b\p{L}{3,}r(?:ai je|a t (?:il|elle|on))\b|\b(?:mon|l) avenir\b/u,
  ],
  [
    "outside",
    /\b(?:is|was) (?:it|this|that) (?:just |even |really )?(?:ab)?normal\b|\bam i normal\b|\b(?:est ce|c est|est il|suis je|ce n est pas|c est pas) (?:anor|nor)mal\p{L}*\b/u,
  ],
  [
    "outside",
    /\b(?:write|tell|give|make|compose|ecris|fais|faire|dis|raconte|donne)\b.{0,20}\b(?:poem|haiku|joke|song|rap|recipe|essay|poeme|blague|chanson|recette|dissertation)\b|\bweather\b.{0,12}\b(?:today|tomorrow|like)?$|\bquel temps (?:fait|fera)\b|\bmeteo\b|\b(?:what|quelle)\b.{0,10}\bcapitale? (?:of|de)\b|\b(?:translate|traduis|traduire)\b|\b(?:calculate|calcule)\b/u,
  ],
];

/** A question for a doctor: a remedy or a state, and whether to. */
export function isMedical(plain: string): boolean {
  return medicine.test(plain) && advice.test(plain);
}
