/**
 * What a question says the pages shall not have: "pages that don't mention the sea", "but not the heavy ones", « qui ne sont pas des
 * disputes ». Names are left out elsewhere (`left-out.ts`).
 */
type Denied = {
  /** What is denied, as it was typed; empty for nothing. */
  readonly said: string;
  /** The message without it. */
  readonly text: string;
};

const cue =
  /(?<!\p{L})(?:(?:that |which )?(?:do(?:es)? not|don['’]?t|doesn['’]?t) (?:mention|speak (?:of|about)|talk about|contain|have)|(?:that |which )(?:are|is) not|(?:are|is)n['’]t|(?:but|and) not|(?:pages?|moments?|entries) without|qui ne (?:parlent|mentionnent|contiennent|sont) pas(?: de| des| du| d['’])?|(?:mais|et) pas|(?:pages?|moments?) sans)\s+(?:about |of |a |an |any |the |les? |la |l['’]|des? |une? )?((?:\p{L}[\p{L}'’-]*)(?: ones| pages)?)/iu;

export function deniedIn(text: string): Denied {
  const found = cue.exec(text);
  const said = found?.[1]?.replace(/ (?:ones|pages)$/iu, "") ?? "";
  if (!found || /^(?:mood|tag|humeur|étiquette|with|avec|about|sur)/iu.test(said)) return { said: "", text };
  const keeps = /^(?:pages?|moments?|entries)/iu.exec(found[0])?.[0] ?? "";
  return { said, text: text.replace(found[0], ` ${keeps} `) };
}
