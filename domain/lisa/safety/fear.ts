const feared =
  /\b(?:afraid of (?:him|her)|scared of (?:him|her)|(?:he|she) (?:hit|slapped|pushed|grabbed|choked) me|(?:would ?n.?t|does ?n.?t) let me|read (?:all )?my messages|read everything|(?:location|dot) (?:stopped|shows where)|without permission|ask permission|asked? where i(?:'d| had| was)|i got small|getting small|checked my phone|forbade|walking on eggshells)\b|\b(?:peur d(?:e lui|'elle)|m'a (?:frappe|gifle|pousse|attrape)|m'interdi\w+|lu tous mes messages|tout lu|demandes? la permission|rapetiss\w+|fouille mon telephone|surveill\w+ mon)/;

/** Pages about one person that tell of fear or control: nothing is explained away there (contract, M14). Over folded text. */
export function tellsOfFear(folded: string): boolean {
  return feared.test(folded);
}
