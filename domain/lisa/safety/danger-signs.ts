/**
 * More of what brings the safety card, beside what is done by hand: being followed and pursued, coercion, weapons and injuries, the short
 * words for dying, what was swallowed. Over folded text without apostrophes.
 */

const en =
  "(?:he|she|they|someone|somebody|my (?:ex|husband|wife|partner|boyfriend|girlfriend|bf|gf|father|mother|brother|dad|mum|mom|stepfather)|an ex)";
const fr =
  "(?:il|elle|ils|elles|quelqu un|mon (?:ex|mari|copain|mec|conjoint|pere|frere|beau pere)|ma (?:copine|femme|meuf|conjointe|mere|soeur|ex))";

export const dyingSigns: readonly RegExp[] = [
  /\b(?:kms|unaliv(?:e|ing)(?: myself)?|self[ -]?harm(?:s|ed|ing)?|automutil\w+)\b|\bi ve been cutting(?: again)?$|\b(?:been|started|keep) cutting (?:myself|again)\b/,
  /\b(?:je )?(?:recommence|recommencais|continue) a me (?:couper|scarifier|faire du mal)\b|\bje me (?:mutile|scarifie|coupe les (?:veines|bras))\b/,
  /\b(?:can ?t|cannot|can not|don ?t want to) go on(?: (?:like this|living|any ?more|much longer))?(?: any ?more)?(?= *$|[.,!;])/,
  /\b(?:don ?t|can ?t|no longer) see (?:the|a|any) (?:point|reason) (?:of|in|to) (?:living|live|going on|anything|life)\b|\b(?:ne )?vois plus (?:l interet|de raison|le sens) (?:de|a) (?:vivre|la vie|continuer)\b/,
  /\b(?:don ?t|do not|can ?t|no longer) see (?:the|a|any) (?:point|reason)(?: (?:in|of) (?:it|this|anything))?(?: any ?more| now)?(?= *$|[.,!;])|\bwhat ?s the point (?:of|in) (?:living|life|going on|being here|it all)\b|\ba quoi bon (?:vivre|continuer|exister|etre la)\b|\b(?:ne )?vois plus (?:l interet|le sens)(?: de rien| a rien)?(?= *$|[.,!;])/,
  /\b(?:took|taken|swallowed|taking) (?:all (?:my|the|of my)|too many|a (?:whole|full)|an overdose of|a bottle of) (?:\p{L}+ )?(?:pills?|tablets?|meds|medication|paracetamol|sleeping)\b|\boverdos\w+\b/u,
  /\b(?:avale|pris|prends|avaler|prendre) (?:tous? (?:mes|les)|toute? (?:ma|la)|trop de|une boite de|la boite de) (?:cachets?|medicaments?|comprimes?|somniferes?|plaquette|boite)\b/,
  /\b(?:want|going|gonna|ready|wanted) to (?:jump off|jump from|jump out of|jump in front of|throw myself)\b|\b(?:vais|veux|voudrais|envie de) (?:sauter (?:du|par|d un|sous)|me jeter (?:sous|du|par|d un))\b/,
  /\b(?:nobody|no one|no one|noone) would (?:miss|notice|care if) (?:me|i)\b|\bpersonne ne (?:me regretter(?:ait|a)|remarquerait)\b/,
  /\b(?:j|je|g) ?(?:veux|vx|veu|ai envie|envie) (?:de )?(?:mourir|crever|disparaitre)\b|\b(?:wanna|want to|wants? 2) di+e+\b/,
];

export const coercionSigns: readonly RegExp[] = [
  new RegExp(
    `\\b${en} (?:\\p{L}+ ){0,2}(?:made|makes|forced|forces|pressured|pressures) me (?:to )?(?:have sex|sleep with|touch|strip|undress|do (?:sexual )?things)\\b`,
    "u",
  ),
  new RegExp(
    `\\b${fr} (?:m a |m |me )(?:\\p{L}+ )?(?:oblig|forc|contrai)\\p{L}* (?:a|de) (?:\\p{L}+ )?(?:coucher|faire l amour|avoir|toucher|me deshabiller)`,
    "u",
  ),
  /\b(?:without|against) my (?:consent|will)\b|\bsans mon consentement\b|\bi was (?:drugged|spiked)\b|\b(?:on|il) m a droguee?\b/,
  /\b(?:won t|wont|refuses to|doesn t|will not) (?:give|hand) (?:me )?(?:back )?my (?:passport|papers|phone|keys|money|id|documents)\b|\b(?:refuse de|veut pas|veut plus) me rendre (?:mon|mes|ma)\b/,
];

export const pursuitSigns: readonly RegExp[] = [
  new RegExp(
    `\\b${en}(?: is| s| has been| was| keeps?| kept| won t stop| started| has| still| always)* (?:follow(?:s|ed|ing)?|stalk(?:s|ed|ing)?) me(?! (?:on|back|around the))(?= (?:home|to|from|every|everywhere|around|when|all|wherever|in the)\\b| *$|[.,!?;])`,
    "u",
  ),
  new RegExp(
    `\\b${fr} (?:me|m a) (?:suit|suivait|suivie?|piste|traque|harcele|harcelait|harcelee?|espionne)(?! sur insta| sur les reseaux| des yeux)(?= (?:jusqu|dans|partout|depuis|chez|tous|toute|chaque|en|quand|au|a la)| *$|[.,!?;])`,
    "u",
  ),
  /\b(?:stalk(?:er|ing|ed)|harass(?:es|ed|ing)?) me\b|\b(?:being|am|m|was|getting) (?:stalked|harassed|followed (?:home|by))\b|\b(?:me (?:fais|suis fait)|suis) harcele\w*\b|\bfais harceler\b/,
  /\b(?:put|hid|hidden|placed|found|mis|cache|pose|trouve) (?:a|an|the|un) (?:gps )?(?:tracker|airtag|traceur|mouchard|gps)\b/,
  /\b(?:comes?|came|turns? up|turned up|shows? up|showed up|waits?|waited)\b.{0,40}\b(?:even though|although|after) i (?:told|asked|said|blocked)\b|\b(?:debarque|vient|vienne|attend|revient)\b.{0,40}\b(?:alors que|meme si|bien que) j ai (?:dit|demande|bloque)\b/,
];

export const woundSigns: readonly RegExp[] = [
  new RegExp(
    `\\b${en}(?: \\p{L}+){0,3} (?:pinned|slammed|threw|smashed|held|pressed) (?:me|my (?:head|face)) (?:to|against|on|into|down|by)\\b`,
    "u",
  ),
  /\b(?:they re|they are|he s|she s|he is|she is) hurting me\b|\b(?:broke|breaks|broken|fractured|sprained|bruised) (?:my (?:\p{L}+ and my )?)(?:arm|nose|wrist|rib|ribs|jaw|leg|hand|finger|tooth|teeth)\b/u,
  /\bm (?:a|avait) (?:casse|fracture|pete|defonce) (?:le|la|un|une|les) (?:bras|nez|poignet|cote|cotes|machoire|jambe|main|doigt|dent|dents|gueule)\b|\bm (?:a|avait) plaquee? (?:contre|au)\b/,
  /\b(?:he|she|they|il|elle) (?:has|had|have|got|pulled|a|avait|a sorti|sort) (?:a|an|out a|un|une) (?:gun|knife|weapon|rifle|couteau|arme|fusil|pistolet)\b|\b(?:with|avec) (?:a|un|une) (?:knife|gun|couteau|arme)\b.{0,30}\b(?:me|moi)\b/,
  /\b(?:sends?|sent|sending|gets?|getting|receiv\w+) (?:me )?(?:death )?threats\b|\b(?:envoie|envoyait|recois|recevais) (?:des|les) menaces\b|\bmenaces de mort\b/,
  /\b(?:scared|afraid|terrified) (?:that )?(?:he|she|they) (?:ll|will|might|d|would|is going to) (?:come|find|be back|hit|hurt|do|get|know|kill|return)\b/,
];

export const ownHandSigns: readonly RegExp[] = [
  /\braised my (?:hand|fist) (?:to|at|against|on) (?:him|her|them|my|the (?:kids|children))\b|\bleve la main sur (?:lui|elle|eux|mon|ma|mes|les enfants)\b/,
];
