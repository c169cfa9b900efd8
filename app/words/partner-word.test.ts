import { expect, test } from "vitest";
import { withPartnerWord } from "./partner-word.ts";

test.for([
  ["Partner", "Together for two years", "Partner, together for two years"],
  ["Copine", "Ensemble depuis deux ans", "Copine, ensemble depuis deux ans"],
  ["Ma moitié", "Ensemble", "Ma moitié, ensemble"],
  [null, "Together", "Together"],
] as const)("%s goes before the sentence", ([word, sentence, expected]) => {
  expect(withPartnerWord(word, sentence)).toBe(expected);
});
