/** Which of the two languages a text is in, by its small words, texting forms included; and which words say nothing to search for. */
import { stopWords } from "#domain/statistics/stop-words.ts";
import type { LisaLanguage } from "../reply.ts";
import { editsBetween, wordsOf } from "./words.ts";

const english = new Set(
  `a an the of as to in on at by is are am was were be been do does did dont doesnt didnt i me my mine myself you your u ur he she they we it his her
  hers him them their our us what when where who whose why how which with and or but not no if so im ive id were should would could can cant wont have has had
  without except neither nor who says tell show give
  about after before from for get got never always cuz pls this that these those there here than then any some all more most much many just really`
    .trim()
    .split(/\s+/),
);
const french = new Set(
  `le la les un une des du de et ou mais ne pas je tu il elle on nous vous ils elles me moi toi lui leur ma mon mes te ta ton tes se sa son ses ce cet cette ces
  que qui quoi quand comment combien pourquoi est suis es sont sommes etes ai as avons avez ont etait etais avec dans pour sur par plus sans c j y en si nos notre votre vos
  koi pk pq pkoi tjrs tjs avc jai chui jsuis bcp pcq mtn qd ds au aux dont ou deja rien tout tous toute toutes tres aussi puis donc alors est-ce quel quelle quels quelles
  a an dit fait faut jamais toujours entre chez vers depuis sans sauf hormis ni jme lhistoire parle dis moi`
    .trim()
    .split(/\s+/),
);

/** Words of one letter and forms of both languages decide nothing; a tie goes to `otherwise`. */
export function languageOf(text: string, otherwise: LisaLanguage): LisaLanguage {
  return languageOfWords(wordsOf(text.slice(0, 4_000)), text, otherwise);
}

/** The same of words that are folded already. `text`: as it was written, for its accents. */
export function languageOfWords(
  words: readonly string[],
  text: string,
  otherwise: LisaLanguage,
): LisaLanguage {
  let balance = 0;
  for (const word of words.length > 600 ? words.slice(0, 600) : words) {
    if (english.has(word) && !french.has(word)) balance += 1;
    if (french.has(word) && !english.has(word)) balance -= 1;
  }
  // A name keeps its accents in every language.
  const unnamed = text.slice(0, 4_000).replace(/(?<![\p{L}\p{M}’'])\p{Lu}[\p{L}\p{M}]*/gu, "");
  if (/[àâçéèêëîïôûùœ]|\b[ldjcnmst]’\p{L}|\bqu’/iu.test(unnamed)) balance -= 0.5;
  return balance > 0 ? "en" : balance < 0 ? "fr" : otherwise;
}

const asked = new Set(
  `tell show give write wrote written say said page pages moment moments journal entry entries note notes find found look happened happen think thought
  remember love good bad best thing things time times day days life ever lately again now today please relationship relationships story read want wanted need needs
  know make makes feel feels felt feeling does person people someone everything anything really mean let lets compared lot kind living like likes going gone went
  raconte racontez dis dites montre montrez donne donnez ecrit ecris ecrire page pages moment moments journal note notes trouve cherche passe pense penser souviens aime
  bon bonne mauvais meilleur chose choses fois jour jours vie histoire lis relation relations veux voudrais besoin besoins sais savoir sens ressens fait faire personne
  gens quelqu vraiment peux pouvez parle parles parlez parler aller vais va concernant propos sujet help aide aider temps faisait faisais faisions pensait disait dirait serait parlait etions avions ete longest repondre annee year
  doing did else ever still yet youre hes shes theyre were isnt wasnt arent werent havent hasnt hadnt wouldnt couldnt shouldnt its lets ill id theres print change changed changes everyone everybody anyone anybody somebody nobody something nothing one ones also too again back out off up down over
  next agree agrees agreed guess sure exactly actually kinda maybe bit lots another other others right tonight every each around thats whats whos hows
  ca cela ceci celui celle ceux celles meme memes autre autres peu assez trop beaucoup encore chaque genre truc trucs sinon surtout presque plutot tant tellement
  happens happening weve youve theyve meant parlais parle
  two three four five six seven eight nine ten deux trois quatre cinq huit dix saddest happiest
  without except excluding apart neither nor tel quote cite citer quoter earlier ever whole stories histoires histoire lhistoire jme mens parlent parlait connais connaissais connait sauf hormis hear
  wer ist wie wann wen quien quienes cual como donde cuando chi sono cosa heisst sobre uber
  revient reviennent revenir souvent often frequent frequents frequemment parfois sometimes
  vs versus go phrase phrases sentence quelque
  passent saying remonte remontent ecrite ecrites ecrits lue lues lus notee notees racontee racontees mentionne mentionnes mentionnee mentionnees entrees
  mention mentions mentioned use used using word words mot mots utilise
  ici ecrivais ecrivait ecrivions disais notais notait vois voir semble sembles crois croit avoir eu etre suis ailleurs jadis maintenant aujourd hui`
    .trim()
    .split(/\s+/),
);

/** Small words of neighbours that neither language has. */
const foreign = new Set(
  `cuando conoci como donde quien quiero fue mucho pero porque esta estoy soy eres muy para hasta nosotros
  wann habe ich wie wer warum nicht und mit bin ist haben getroffen wir sie
  quando come perche sono siamo molto con che mio mia
  onde voce muito nao quem porque sou estou`
    .trim()
    .split(/\s+/),
);

/** Two small words of another language, and none of these two beside names: nothing that could be looked for. */
export function isForeign(words: readonly string[]): boolean {
  const strange = words.filter((word) => foreign.has(word) && !english.has(word) && !french.has(word)).length;
  const own = words.filter((word) => !foreign.has(word) && (english.has(word) || french.has(word))).length;
  return strange >= 2 && strange > own;
}

const longSmall = [...english, ...french, ...asked].filter((word) => word.length >= 4);

/** "Abuot", "everythng": a small word whose letters changed places, or a long one with one letter amiss. */
export function isSlipOfSmallWord(word: string): boolean {
  return longSmall.some(
    (small) =>
      small !== word &&
      small[0] === word[0] &&
      (small.length >= 8 || isShuffled(small, word) || hasDoubled(small, word)) &&
      editsBetween(small, word, 1) === 1,
  );
}

/** "Storry": one letter typed twice. */
function hasDoubled(small: string, word: string): boolean {
  return word.length === small.length + 1 && word.replace(/(.)\1/u, "$1") === small;
}

function isShuffled(a: string, b: string): boolean {
  return a.length === b.length && Array.from(a).toSorted().join("") === Array.from(b).toSorted().join("");
}

/** True for a word that says nothing about what is asked for. */
export function isSmallWord(word: string): boolean {
  return word.length < 2 || english.has(word) || french.has(word) || asked.has(word) || stopWords.has(word);
}
