/**
 * Folds text for comparing as the app does (domain/text/fold-text.ts), each character by itself: a page that is opened from a file can import
 * nothing. fold.test.ts holds both alike.
 */
const unseen = /[\p{M}\p{Default_Ignorable_Code_Point}\p{Cf}\u0640\u00B7\u2027]/u;
const apostrophe =
  /['`\u00B4\u02B9-\u02BF\u02C8\u02CA\u02CB\u055A\u05F3\u07F4\u07F5\u1FBD\u1FBF\u1FEF\u1FFD\u1FFE\u2018-\u201B\u2032\u2035\uA78B\uA78C]/u;
const signs = [
  [apostrophe, "'"],
  [/[\p{Quotation_Mark}\u2033\u2036]/u, '"'],
  [/[\p{Dash}\u02D7\u2043]/u, "-"],
  [/[\p{White_Space}\u2800]/u, " "],
];
const spellings = new Map(
  "aɐɑⱥ bƀƃɓ cƈȼɕ dđðƌɖɗȡ eǝəɛɇ fƒ gǥɠɣɡ hħɦⱨ iıɨɩ jɉȷʝ kƙĸⱪ lłƚƛɫȴⱡ mɱ nŋƞɲɳȵ oøɔɵ pƥ qɋ rɍʀɽ sƨʂȿ tŧƫƭʈⱦȶ uʉʊɯ vʋʌ wⱳ yƴɏ zƶȥʐɀⱬƹƺ æae ßss œoe þth ʒzh ʃsh ƪsh ȝgh ƣoi ƕhv ȣou ȸdb ȹqp ςσ ⁄/ ∕/"
    .split(" ")
    .flatMap(([first, ...others]) =>
      /[a-z]/.test(first) ? others.map((letter) => [letter, first]) : [[first, others.join("")]],
    ),
);

export const fold = (written) => written.toLowerCase().replace(/[^ !-_a-~]/gu, foldOne);

function foldOne(letter) {
  if (apostrophe.test(letter)) return "'";
  let folded = "";
  for (const part of letter.normalize("NFKD").toLowerCase()) {
    if (unseen.test(part)) continue;
    folded += signs.find(([sign]) => sign.test(part))?.[1] ?? spellings.get(part) ?? part;
  }
  return folded;
}
