/** "Is she losing interest?", « Pourquoi est-il si froid ? »: over folded text without apostrophes or hyphens. */

/** Somebody else who seems far: not the writer, and not the weather. */
export const farAway = new RegExp(
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
