/** A reply that comes in pieces: names come back also where a piece ends in the middle of an alias. */
import { beginsAlias } from "./alias.ts";
import type { Language, NameVeil } from "./name-veil.ts";

type RevealStream = {
  /** The part that can be shown. What may still become an alias, or be elided before one, waits for the next piece. */
  push(piece: string): string;
  /** What is left at the end. */
  end(): string;
};

export function createRevealStream(veil: NameVeil, language?: Language): RevealStream {
  let waiting = "";
  /** What stands before, of which only the kind matters: a letter before an alias makes it none. */
  let last = "";
  const reveal = (shown: string) => {
    const revealed = veil.reveal(last + shown, language).slice(last.length);
    last = (last + shown).slice(-2);
    return revealed;
  };
  return {
    push(piece) {
      waiting += piece;
      const at = endOfShown(waiting);
      const shown = waiting.slice(0, at);
      waiting = waiting.slice(at);
      return reveal(shown);
    },
    end() {
      const shown = reveal(waiting);
      waiting = "";
      return shown;
    },
  };
}

/** Before the last run of letters when it may become an alias; with « de » or « que » before it, or as the last word itself. */
function endOfShown(text: string): number {
  const run = /(?<!\p{Script=Latin})\p{Script=Latin}+$/u.exec(text);
  const at = run && beginsAlias(run[0]) ? run.index : text.length;
  const before = /(?<!\p{L})(?:d|qu|jusqu|lorsqu|puisqu)e?[ \u00A0]?$/iu.exec(text.slice(0, at));
  return before?.index ?? at;
}
