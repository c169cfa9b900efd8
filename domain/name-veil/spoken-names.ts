/**
 * Names as they sound, written in another alphabet: « Камилла » and « كاميل » for Camille, "Vladimir" for Владимир. Compared by their
 * consonants, which two alphabets mostly agree on; only ever between alphabets, where one word of a hundred is meant otherwise.
 */

const sounds: Readonly<Record<string, string>> = Object.fromEntries(
  (
    "аa бb вv гg дd еe ёe жz зz иi йi кk лl мm нn оo пp рr сs тt уu фf хh цts чs шs щs ъ ыi ь эe юu яa іi їi єe ґg " +
    "αa βv γg δd εe ζz ηi θt ιi κk λl μm νn ξks οo πp ρr σs ςs τt υi φf χh ψps ωo " +
    "اa أa إi آa بb تt ثt جz حh خh دd ذd رr زz سs شs صs ضd طt ظz ع غg فf قk كk کk لl مm نn هh وu يi یi ىa ةa ء ؤu ئi پp چs گg ڤv " +
    "אa בv גg דd הh וu זz חh טt יi כk ךk לl מm םm נn ןn סs ע פp ףf צs ץs קk רr שs תt"
  )
    .split(" ")
    .map((pair) => [pair.slice(0, 1), pair.slice(1)]),
);

const otherAlphabet = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** Vowels are mostly not written there. */
const withoutVowels = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Letters of one sound are one, as both alphabets may write it. */
function consonantsOf(word: string): string {
  const latin = [...word].map((letter) => sounds[letter] ?? letter).join("");
  return latin
    .replace(/sch|tch|sh|ch|zh|dj|j|ç/g, "z")
    .replace(/ph/g, "f")
    .replace(/qu|ck|kh|c|q/g, "k")
    .replace(/x/g, "ks")
    .replace(/[bpw]/g, "v")
    .replace(/f/g, "v")
    .replace(/d/g, "t")
    .replace(/g/g, "k")
    .replace(/s/g, "z")
    .replace(/[^klmnrtvz]/g, "")
    .replace(/(.)\1+/g, "$1");
}

export type SpokenNames = { isSpoken(folded: string): boolean };

const fewest = 3;

/** `names`: single words that name people, folded. */
export function spokenNames(names: readonly string[]): SpokenNames {
  const [latin, others] = [new Set<string>(), new Set<string>()];
  for (const name of names) {
    const consonants = consonantsOf(name);
    if (otherAlphabet.test(name)) {
      if (consonants.length >= fewest) others.add(consonants);
    } else if (/^[a-z]+$/.test(name) && consonants.length >= 2) latin.add(consonants);
  }
  return {
    isSpoken(word) {
      if (otherAlphabet.test(word)) {
        const consonants = consonantsOf(word);
        // A particle may be written together with it.
        const forms = withoutVowels.test(word) ? [consonants, consonants.slice(1)] : [consonants];
        return forms.some((form) => form.length >= fewest && latin.has(form));
      }
      return others.size > 0 && /^[a-z]{4,}$/.test(word) && others.has(consonantsOf(word));
    },
  };
}
