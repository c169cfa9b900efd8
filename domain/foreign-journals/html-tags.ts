/**
 * Splits HTML into tags and texts, one after the other; it never becomes a document, so nothing in it runs or is fetched. The one file that imports
 * the library (docs/dependencies.md).
 */
import { Parser } from "htmlparser2";

export type TagReader = {
  readonly open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  /** Its entities are characters already. */
  readonly text: (text: string) => void;
  /** Called for every element that was opened, in the order of their nesting. */
  readonly close: (name: string) => void;
};

/** Elements inside each other that are followed; nobody writes so many, and each costs the time of all around it. */
const deepest = 500;

class TooDeep extends Error {}

/** False when it ended early, at a depth that nobody writes. */
export function splitHtml(html: string, reader: TagReader): boolean {
  let depth = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1;
      if (depth > deepest) throw new TooDeep();
      reader.open(name, attributes);
    },
    ontext: (text) => reader.text(text),
    onclosetag(name) {
      depth -= 1;
      reader.close(name);
    },
  });
  try {
    parser.end(html);
    return true;
  } catch (error) {
    if (error instanceof TooDeep) return false;
    throw error;
  }
}
