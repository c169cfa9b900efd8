/** Short forms of texting, spelled out before a question is read: "hw mny tims last yr", « jpp, kan est ce kon se dispute ». */
import { foldText } from "#domain/text/fold-text.ts";
import type { LisaIndex } from "../lisa-index.ts";
import { wordsOf } from "./words.ts";

const forms = `
hw=how mny=many tims=times tim=time yr=year yrs=years lst=last wk=week wks=weeks abt=about wht=what wat=what whn=when wen=when whr=where bc=because
cuz=because coz=because ppl=people smth=something sth=something smn=someone rn=now tmrw=tomorrow ystrdy=yesterday rly=really rlly=really srsly=seriously
luv=love msg=message msgs=messages bday=birthday thru=through wanna=want gonna=going gotta=must dunno=don't lemme=let
whats=what_is whens=when_is wheres=where_is whos=who_is hows=how_is
ya=il_y_a yavait=il_y_avait jparle=je_parle jai=j'ai jsuis=je_suis jsui=je_suis chui=je_suis chuis=je_suis jsais=je_sais jsp=je_sais_pas jcrois=je_crois
jdois=je_dois jfais=je_fais jvais=je_vais jveux=je_veux jpeux=je_peux jme=je_me jte=je_te jpense=je_pense javais=j'avais jetais=j'étais jaime=j'aime
koi=quoi kan=quand kand=quand qd=quand ki=qui ke=que kon=qu'on kil=qu'il kel=quel pk=pourquoi pkoi=pourquoi pq=pourquoi cmb=combien cb=combien
tjrs=toujours tjs=toujours bcp=beaucoup avc=avec avk=avec ac=avec ds=dans ss=sans tt=tout ts=tous tlm=tout_le_monde auj=aujourd'hui mtn=maintenant
jms=jamais jamé=jamais foi=fois fwa=fois sest=s'est cest=c'est cetait=c'était etai=étais keske=qu'est-ce_que kesk=qu'est-ce_que eske=est-ce_que
quelqu1=quelqu'un qqn=quelqu'un qqun=quelqu'un qqch=quelque_chose jalou=jaloux rdv=rendez-vous anniv=anniversaire vrmt=vraiment mm=même`;

const spelled = new Map(
  forms
    .trim()
    .split(/\s+/)
    .map((form) => {
      const [short = "", long = ""] = form.split("=");
      return [short, long.replaceAll("_", " ")] as const;
    }),
);

/** « foi » and "ac" are words too: short for nothing where the sentence has no other short form. */
const onlyBeside = new Set(["foi", "ac", "ts", "ss", "tim", "tt", "mm", "ki", "ke", "luv", "ya"]);

/** The text with them spelled out; a name of the journal stays a name. */
export function spelledOut(typed: string, index: LisaIndex): string {
  const text = typed.replace(/(?<!\p{L})ya t?-?il(?!\p{L})/giu, "y a-t-il");
  const tokens = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const short = tokens.filter((token) => spelled.has(token.toLowerCase()));
  if (short.every((token) => onlyBeside.has(token.toLowerCase())) && short.length < 2) return text;
  const names = new Set(index.people.flatMap(({ name }) => wordsOf(name)));
  return text.replace(/(?<![\p{L}\p{N}'’-])[\p{L}\p{N}]+(?![\p{L}\p{N}])/gu, (token) => {
    const long = spelled.get(token.toLowerCase());
    return long === undefined || names.has(foldText(token)) ? token : long;
  });
}
