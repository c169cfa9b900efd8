/**
 * Text as it is compared when searching: no case, no accents, nothing that is invisible, one kind of apostrophe, of quotation mark, of dash and
 * of space, and letters in their customary plain spelling. By classes of Unicode; each character is folded by itself, whatever stands beside it,
 * so that a place in the folded text is known in the text as it was written (found-ranges.ts).
 */

/** Marks on letters, and all that shows nothing: soft hyphens, joiners, directions, selectors of variants, the stretch of Arabic letters. */
const invisible = /[\p{M}\p{Default_Ignorable_Code_Point}\p{Cf}\u0640]/u;
/** Those of single quotation marks, and the letters, accents and primes that are typed for one. */
const apostrophe =
  /['`\u00B4\u02B9-\u02BF\u02C8\u02CA\u02CB\u055A\u05F3\u07F4\u07F5\u1FBD\u1FBF\u1FEF\u1FFD\u1FFE\u2018-\u201B\u2032\u2035\uA78B\uA78C]/u;
const quotationMark = /[\p{Quotation_Mark}\u2033\u2036]/u;
const dash = /[\p{Dash}\u02D7\u2043]/u;
const space = /[\p{White_Space}\u2800]/u;
/** Inside words it divides them, as in « ami·e » and "col·legi". */
const innerPoint = /[\u00B7\u2027]/u;

/** Letters that Unicode does not take apart, by what is typed where a keyboard lacks them. */
const spellings: ReadonlyMap<string, string> = new Map(
  "aɐɑⱥ bƀƃɓ cƈȼɕ dđðƌɖɗȡ eǝəɛɇ fƒ gǥɠɣɡ hħɦⱨ iıɨɩ jɉȷʝ kƙĸⱪ lłƚƛɫȴⱡ mɱ nŋƞɲɳȵ oøɔɵ pƥ qɋ rɍʀɽ sƨʂȿ tŧƫƭʈⱦȶ uʉʊɯ vʋʌ wⱳ yƴɏ zƶȥʐɀⱬƹƺ æae ßss œoe þth ʒzh ʃsh ƪsh ȝgh ƣoi ƕhv ȣou ȸdb ȹqp ςσ ⁄/ ∕/"
    .split(" ")
    .flatMap((group): readonly (readonly [string, string])[] => {
      const [first = "", ...others] = group;
      return /[a-z]/.test(first) ? others.map((letter) => [letter, first]) : [[first, others.join("")]];
    }),
);

/** At most every character of Unicode, each folded when it is first met. */
const known = new Map<string, string>();

/** Folded, with single spaces and none at the ends. */
export function foldText(text: string): string {
  return foldCharacters(text).replace(/\s+/g, " ").trim();
}

/** Each character folded, to none, one or several; white space becomes a space and is not joined. */
export function foldCharacters(text: string): string {
  return text.toLowerCase().replace(/[^ !-_a-~]/gu, (one) => {
    const folded = known.get(one) ?? foldCharacter(one);
    known.set(one, folded);
    return folded;
  });
}

function foldCharacter(character: string): string {
  if (apostrophe.test(character)) return "'";
  let folded = "";
  for (const part of character.normalize("NFKD").toLowerCase()) {
    if (invisible.test(part) || innerPoint.test(part)) continue;
    if (apostrophe.test(part)) folded += "'";
    else if (quotationMark.test(part)) folded += '"';
    else if (dash.test(part)) folded += "-";
    else folded += space.test(part) ? " " : (spellings.get(part) ?? part);
  }
  return folded;
}

/** What a reader sees of it: without all that is invisible. For words that are told apart before they are folded. */
export function withoutInvisible(text: string): string {
  return text.replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, "");
}
