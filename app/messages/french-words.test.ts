/** French as it is set and as it agrees: what a reader would stumble over, held for every message. */
import { expect, test } from "vitest";

type Said = { readonly key: string; readonly text: string };

function allTexts(messages: object, path = ""): readonly Said[] {
  return Object.entries(messages).flatMap(([key, value]: [string, unknown]) => {
    const here = path === "" ? key : `${path}.${key}`;
    if (typeof value === "string") return [{ key: here, text: value }];
    return typeof value === "object" && value !== null ? allTexts(value, here) : [];
  });
}

const files = import.meta.glob<{ readonly fr: object }>("../**/messages.fr.ts", { eager: true });
const french = Object.entries(files).flatMap(([path, { fr }]) =>
  allTexts(fr).map(({ key, text }) => ({ key: `${path} ${key}`, text })),
);

/** Sentences that the specification fixes letter by letter. */
const fixed: ReadonlySet<string> = new Set(["Initialisation..."]);

const wrongIn = (rule: RegExp) =>
  french.filter(({ text }) => !fixed.has(text) && rule.test(text)).map(({ key, text }) => `${key}: ${text}`);

test.each([
  [
    "a colon, a semicolon, a mark and a closing quote follow a no-break space",
    / [:;!?»]|[\p{L}\p{N}}>)][;!?»]|[\p{L}}>)]:(?!\/\/|\{)/u,
  ],
  ["an opening quote is followed by one", /«(?!\u00A0)/u],
  ["apostrophes are curved", /\p{L}'\p{L}/u],
  ["quotes are French", /["“”]/u],
  ["three points are one sign", /\.\.\./u],
  [
    "no name stands where a vowel would elide the word before it, and no town where its article would melt into it",
    /(?<!\p{L})(?:(?:de|que|lorsque|puisque) \{(?:name|names|person|partner|city)\}|à \{city\})/iu,
  ],
  ["nobody is addressed by points or brackets", /\p{L}(?:·|\((?=e\)|s\)|ne\)))/u],
  [
    "nothing agrees with the person who reads",
    /\bvous (?:vous )?(?:êtes|étiez|serez|restez|avez été) (?:déjà |bien |encore )?(?:\p{L}+(?:é|ée|és)|inscrit|inscrite|seul|seule|sûr|sûre|prêt|prête|parti|partie|venu|venue)(?!\p{L})/iu,
  ],
])("%s", (_, rule) => {
  expect(wrongIn(rule)).toEqual([]);
});

/** The branches of the plurals in an ICU message, by their selector. */
function pluralsIn(text: string): readonly ReadonlyMap<string, string>[] {
  const plurals: ReadonlyMap<string, string>[] = [];
  for (const { index } of text.matchAll(/\{\w+, plural,/g)) {
    const branches = new Map<string, string>();
    let depth = 0;
    let from = -1;
    let selector = "";
    for (
      let at = text.indexOf(",", text.indexOf(",", index) + 1) + 1;
      at < text.length && depth >= 0;
      at += 1
    ) {
      if (text[at] === "{" && depth++ === 0) [selector, from] = [selector.trim(), at + 1];
      else if (text[at] === "}" && --depth === 0) {
        branches.set(selector, text.slice(from, at));
        selector = "";
      } else if (depth === 0) selector += text[at];
    }
    plurals.push(branches);
  }
  return plurals;
}

/** The features whose lists may be empty where they speak. */
const counting =
  /\/(?:features\/(?:auth|conflicts|dashboard|erase|frame|leaving|profile|relationships|search|waiting)|words|saving)\//;

test("nought is singular in French: a singular that spells out its one is for one alone, or says apart what none is", () => {
  const wrong = french.filter(
    ({ key, text }) =>
      counting.test(key) &&
      pluralsIn(text).some((branches) => {
        const one = branches.get("one");
        return one !== undefined && /\b(?:une?|1)\b/i.test(one) && !branches.has("=0");
      }),
  );
  expect(wrong.map(({ key, text }) => `${key}: ${text}`)).toEqual([]);
});
