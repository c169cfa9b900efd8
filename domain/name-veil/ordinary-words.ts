/** Words that are written with a capital letter without being anybody's name, folded. English and French. */
import { stopWords } from "#domain/statistics/stop-words.ts";
import { monthWords, seasonWords } from "#domain/time/date-words.ts";

const words = (list: string) => list.trim().split(/\s+/);

/** Capitalised wherever they stand. */
const capitalised: ReadonlySet<string> = new Set([
  ...monthWords.keys(),
  ...seasonWords.keys(),
  ...words(`i ok tv sms dvd cd gps wifi lisa tendre monday tuesday wednesday thursday friday saturday sunday lundi mardi mercredi jeudi vendredi
    samedi dimanche christmas easter noel paques english french anglais francais m mr mrs ms mme mlle dr`),
]);

/** What sentences begin with. */
const openers: ReadonlySet<string> = new Set([
  ...stopWords,
  ...words(`a ah an and any are as at be but by can did do does for had has have he her here him his how if in is it its last let me my next no nor not
    now of oh old on one or our out perhaps she so some than the to today tomorrow tonight two too up us was we what why yes yesterday yet you
    one two three four five six seven eight nine ten eleven twelve deux trois quatre cinq sept huit neuf dix onze douze
    ago almost already although am both dear everyone everybody nobody none
    ai ah alors as au aux avec c ca car ce ces cet d de demain depuis des deux dis du elle en es est et eu eux hier hui il ils j je l la le les leur lui ma mes
    moi mon n ne ni non nos nous on ou oui par pas peu plus pour qu que qui s sa se ses si soit son sur t ta te tes toi ton tu un une va vos vu y
    personne chaque enfin ensuite parfois aucun plusieurs cher chere tout`),
]);

/** In the middle of a sentence a capital letter makes a name of every other word. */
export function isCapitalised(folded: string): boolean {
  return capitalised.has(folded);
}

/** At the beginning of a sentence any word has a capital letter: `vocabulary` are the words that the journal has in small letters. */
export function mayOpenSentence(folded: string, vocabulary: ReadonlySet<string>): boolean {
  return capitalised.has(folded) || openers.has(folded) || vocabulary.has(folded);
}

/** Every word that a text has in small letters, folded. */
export function smallWords(texts: Iterable<string>, fold: (word: string) => string): ReadonlySet<string> {
  const spellings = new Set<string>();
  for (const text of texts)
    for (const [word] of text.matchAll(/(?<![\p{L}\p{N}])\p{Ll}[\p{L}\p{M}]*/gu)) spellings.add(word);
  return new Set([...spellings].map(fold));
}
