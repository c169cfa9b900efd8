/**
 * What words of both languages are about: tags, synonyms and roles. A role is a concept that rules reason with (said, kept, quarrel…); the
 * person's own tags are mapped to it by these words, and without tags their texts are (`docs/lisa/contract.md`, "Measures").
 */
import { stemOf, wordsOf } from "./words.ts";

const table = {
  said: "said aloud|said it|said out loud|out loud|spoke up|honesty|told the truth|dit a voix haute|a voix haute|dit|dite|c'est dit|parle franchement",
  kept: "kept in|kept quiet|kept to myself|unsaid|held back|bottled up|swallowed it|garde pour moi|non-dit|non dit|pas dit|rien dit|ravale",
  quarrel:
    "quarrel|quarrels|quarrelled|quarrelling|fight|fights|fighting|fought|argument|arguments|argue|argued|arguing|conflict|row|clash|dispute|disputes|disputer|disputait|disputent|engueulade|engueulades|engueule|engueuler|engueulait|engueulent|prise de tete|conflit|accrochage|embrouille",
  mending:
    "mending|mended|made up|making up|make up|reconciliation|reconciled|apology|apologies|repair|repaired|reparer|reparation|reparations|repare|reconciliation|reconcilies|excuses|pardon",
  alone:
    "time to myself|time for myself|alone|solitude|me time|du temps a moi|temps pour moi|seul|seule|solitude",
  silence: "silence|silences|no news|no word|ghost|ghosting|ghosted|silence|silences|sans nouvelles|mutisme",
  distance: "distance|long distance|far away|apart|distance|a distance|loin|eloignement",
  jealousy: "jealousy|jealous|envy|jalousie|jaloux|jalouse",
  trust: "trust|trusted|confiance",
  laughing:
    "laughing|laugh|laughed|laughter|laughs|giggles|fun|rire|rires|ri|riait|riais|riaient|fou rire|rigoler|rigole",
  grief: "grief|mourning|bereavement|deuil",
  tears: "tears|crying|cried|cry|larmes|pleurs|pleurer|pleure",
  sadness: "sadness|sad|sorrow|loneliness|lonely|tristesse|triste|chagrin",
  anger: "anger|angry|angrier|mad at|rage|furious|colere|enerve|enervee|furieux|furieuse",
  joy: "joy|happiness|happy|joie|bonheur|heureux|heureuse",
  fear: "fear|fears|afraid|scared|scares|scare|frightened|anxiety|peur|peurs|angoisse|angoisses|anxiete",
  tenderness: "tenderness|tender|affection|tendresse|calin|calins",
  water:
    "water|sea|swim|swimming|swam|lake|river|beach|ocean|eau|l'eau|mer|nager|baignade|lac|riviere|plage|ocean",
  walking: "walking|walk|walks|hike|hiking|marcher|marche|marches|randonnee|balade|balades|promenade",
  cooking:
    "cooking|cook|cooked|kitchen|dinner|dinners|meal|meals|food|cuisine|cuisiner|repas|diner|diners|manger",
  home: "home|house|flat|apartment|moving in|maison|appartement|chez nous|emmenager",
  journey:
    "journey|journeys|trip|trips|travel|travelling|traveling|holiday|holidays|vacation|voyage|voyages|vacances|partir",
  friends: "friends|friend|amis|ami|amie|amies|les amis|copains|copines",
  family: "family|parents|famille|parents",
  work: "work|job|office|school|colleagues|travail|boulot|bureau|lycee|ecole|collegues",
  night: "night|nights|nuit|nuits",
  letter: "letter|letters|lettre|lettres|courrier",
  music:
    "music|concert|concerts|choir|song|songs|singing|musique|concert|concerts|chorale|chanson|chansons|chanter",
  dancing: "dancing|dance|dances|danser|danse|bal",
  infidelity:
    "cheat|cheated|cheating|cheats|unfaithful|infidelity|affair|affairs|trompe|trompee|tromper|tromperie|infidele|infidelite|adultere|liaison",
  child: "child|children|kid|kids|baby|the child question|enfant|enfants|bebe|la question d'un enfant",
  money: "money|rent|argent|loyer",
  desire: "desire|sex|intimacy|desir|sexe|intimite",
  health: "illness|ill|hospital|health|maladie|malade|hopital|sante",
  reading: "reading|book|books|lecture|livre|livres",
  film: "film|films|movie|movies|cinema",
  nature: "nature|garden|mountain|mountains|forest|jardin|montagne|montagnes|foret",
  keys: "key|keys|cle|cles|clef|clefs",
  monday: "monday|mondays|lundi|lundis",
  tuesday: "tuesday|tuesdays|mardi|mardis",
  wednesday: "wednesday|wednesdays|mercredi|mercredis",
  thursday: "thursday|thursdays|jeudi|jeudis",
  friday: "friday|fridays|vendredi|vendredis",
  saturday: "saturday|saturdays|samedi|samedis",
  sunday: "sunday|sundays|dimanche|dimanches",
  christmas: "christmas|xmas|noel|reveillon",
  birthday: "birthday|birthdays|anniversaire|anniversaires|anniv",
  death: "death|died|dead|funeral|burial|mort|morte|deces|enterrement|obseques",
  marriage: "wedding|marriage|marry|married|mariage|marier|noces",
  mother: "mother|mum|mom|mere|maman",
  father: "father|dad|papa|pere",
  grandmother: "grandmother|grandma|granny|grand-maman|mamie",
  grandfather: "grandfather|grandpa|grandad|papi|papy",
  sister: "sister|soeur",
  brother: "brother|frere",
  faith: "faith|religion|god|church|foi|religion|dieu|eglise",
  politics: "politics|election|elections|politique|politiques",
} as const satisfies Readonly<Record<string, string>>;

export type Concept = keyof typeof table;
const concepts = Object.keys(table) as readonly Concept[];

/** Phrases of a concept, folded, in both languages. */
const phrases = new Map<Concept, readonly string[]>(
  concepts.map((concept) => [concept, [...new Set(table[concept].split("|"))]]),
);
const byPhrase = new Map<string, Concept>();
for (const [concept, own] of phrases) {
  for (const phrase of own) if (!byPhrase.has(phrase)) byPhrase.set(phrase, concept);
}

/** The concept of a folded word or label; null for none. */
export function conceptOf(folded: string): Concept | null {
  return (
    byPhrase.get(folded) ?? byPhrase.get(folded.replace(/^(?:the|le|la|les|l'|my|mon|ma|mes) ?/, "")) ?? null
  );
}

/** Single words that stand for the same concept, in both languages, as stems `en:…` and `fr:…`. */
export function conceptKeys(concept: Concept): readonly string[] {
  const words = (phrases.get(concept) ?? []).flatMap((phrase) =>
    phrase.includes(" ") ? [] : wordsOf(phrase),
  );
  return [...new Set(words.flatMap((word) => [`en:${stemOf(word, "en")}`, `fr:${stemOf(word, "fr")}`]))];
}

const sharedKeys: ReadonlySet<string> = sharedBetween(
  new Map(concepts.map((one) => [one, conceptKeys(one)])),
);

function sharedBetween(keys: ReadonlyMap<Concept, readonly string[]>): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const own of keys.values()) for (const key of own) counts.set(key, (counts.get(key) ?? 0) + 1);
  return new Set([...counts].flatMap(([key, n]) => (n > 1 ? [key] : [])));
}

/** True for a stem that words of two concepts come to: mer and mère. */
export function isSharedKey(key: string): boolean {
  return sharedKeys.has(key);
}

/** Finds a word of the concept, whole, in folded text. */
export function wordOf(concept: Concept): RegExp {
  return new RegExp(
    `(?<!\\p{L}|grand-|grand |beau-|belle-|step|god)(?:${(phrases.get(concept) ?? []).join("|")})(?!\\p{L})`,
    "u",
  );
}

/** A tag with such a word is a mood already: that its pages are light or heavy proves nothing (contract, "How much is enough"). */
const moodConcepts: ReadonlySet<Concept> = new Set([
  "quarrel",
  "jealousy",
  "laughing",
  "grief",
  "tears",
  "sadness",
  "anger",
  "joy",
  "fear",
  "tenderness",
]);

export function isMoodWord(concept: Concept | null): boolean {
  return concept !== null && moodConcepts.has(concept);
}

/** How texts say a role where no tag does: "by words, not tags". Over folded text. */
const lexicon: Partial<Readonly<Record<Concept, RegExp>>> = {
  said: /\bi (?:finally |really )?(?:said it|told (?:him|her|them|it)|said (?:it )?(?:aloud|out loud)|spoke up|admitted)\b|\bje (?:le |la |lui |leur |l')*(?:ai|l'ai) (?:enfin )?dit\b|\bj'ai (?:enfin |fini par )(?:dit|parle|dire|parler)\b|\ba voix haute\b/,
  kept: /\bi (?:said nothing|kept (?:it|quiet|silent)|didn'?t (?:say|tell|ask|answer)|never (?:said|told|asked)|swallowed|bit my tongue)\b|\bi said (?:i was )?(?:fine|nothing|later|tired)\b|\bje n'ai (?:rien dit|pas dit|pas ose|pas repondu|rien repondu)\b|\bj'ai (?:garde|ravale|tu)\b|\bj'ai dit (?:ca va|rien|plus tard|pas grave)\b|\bje me suis tue?\b/,
  quarrel:
    /\b(?:we |a |the |another |our )?(?:quarrel(?:led|ed|s)?|argued|argument|fought|big fight|shouted|yelled|slammed)\b|\b(?:dispute[sr]?|disputes|engueul\w+|prise de tete|s'est dispute\w*|claque la porte|crie dessus)\b/,
  mending:
    /\b(?:made up|we apologi[sz]ed|(?:he|she|they|i) (?:apologi[sz]ed|said sorry)|forgave|talked it (?:through|out))\b|\b(?:reconcili\w+|s'est excuse\w*|me suis excuse\w*|demande pardon|fait la paix|pardonne\w*)\b/,
  alone: /\b(?:on my own|by myself|time to myself)\b|\b(?:pour moi|avec moi-meme|du temps a moi)\b/,
  silence:
    /\b(?:silence|not a word|no news|no answer|didn'?t answer|nothing for)\b|\b(?:silence|(?:pas|plus) un mot|sans nouvelles|pas de reponse|n'a pas repondu)\b/,
  distance:
    /\b(?:far away|long distance|airport|platform|miss(?:ed|ing)? (?:him|her|them))\b|\b(?:a distance|aeroport|quai|me manque)\b/,
  jealousy: /\bjealous\w*\b|\bjalou\w+\b/,
  trust: /\btrust\w*\b|\bconfiance\b/,
};

export function sayingOf(concept: Concept): RegExp | null {
  return lexicon[concept] ?? null;
}

/** Those that are found by words. */
export const saidConcepts = Object.keys(lexicon) as readonly Concept[];
