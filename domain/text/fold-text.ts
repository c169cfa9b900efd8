/** Text as it is compared when searching: no case, no accents, one kind of apostrophe and of space. */

const ligatures: Readonly<Record<string, string>> = { œ: "oe", æ: "ae", ß: "ss", ø: "o", đ: "d", ł: "l" };

export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[œæßøđł]/g, (letter) => ligatures[letter] ?? letter)
    .replace(/[’ʼ‘`´]/g, "'")
    .replace(/\s+/g, " ")
    .trim();
}
