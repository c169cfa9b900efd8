/** What moods of other apps are likely to be here, 1 stormy to 5 bright. A guess that the person sees and changes. */
import { moods } from "#domain/moment/moment.ts";
import { foldText } from "#domain/text/fold-text.ts";

/** The words of five faces as such apps have them in English and French, folded (fold-text.ts). */
const words: Readonly<Record<keyof typeof moods, string>> = {
  bright:
    "rad,amazing,awesome,great,excellent,very good,very happy,super,genial,geniale,excellente,tres bien,incroyable,au top,bright,lumineux,lumineuse",
  gentle:
    "good,happy,fine,well,bien,bon,bonne,content,contente,heureux,heureuse,gentle,doux,douce,joyeux,joyeuse",
  even: "meh,ok,okay,neutral,average,so-so,so so,normal,bof,moyen,moyenne,mouais,neutre,correct,comme ci comme ca,even,egal,egale,calme",
  heavy: "bad,sad,down,not good,mauvais,mauvaise,mal,triste,pas bien,heavy,lourd,lourde",
  stormy:
    "awful,fugly,terrible,horrible,very bad,very sad,worst,affreux,affreuse,nul,nulle,tres mal,tres mauvais,stormy,orageux,orageuse",
};

const known = new Map(
  Object.entries(words).flatMap(([name, list]) =>
    list.split(",").map((word) => [word, moods[name as keyof typeof moods]] as const),
  ),
);

/** A word, or a figure of 1 to 5 (also "4/5"); null for anything else. */
export function likelyMood(name: string): number | null {
  const folded = foldText(name);
  const figure = /^([1-5])(?:[.,]0+)?(?: ?\/ ?5)?$/.exec(folded)?.[1];
  return figure === undefined ? (known.get(folded) ?? null) : Number(figure);
}

/** Apple's seven steps of a state of mind, "Very Unpleasant" to "Very Pleasant", in English and French. */
export function likelyStateOfMind(name: string): number | null {
  const folded = foldText(name);
  const isStrong = /^(?:very|tres|extremement)\b/.test(folded);
  if (/neutr/.test(folded)) return moods.even;
  if (/unpleasant|desagreable/.test(folded)) return isStrong ? moods.stormy : moods.heavy;
  if (/pleasant|agreable/.test(folded)) return isStrong ? moods.bright : moods.gentle;
  return likelyMood(name);
}
