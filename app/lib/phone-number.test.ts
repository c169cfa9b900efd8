import { afterEach, expect, test, vi } from "vitest";
import { readPhone, showPhone } from "./phone-number.ts";

afterEach(() => vi.unstubAllGlobals());
const inLanguage = (language: string) => vi.stubGlobal("navigator", { language });

test.each([
  ["fr", "06 12 34 56 78", "+33612345678"],
  ["fr-FR", "+33 (0)6 12 34 56 78", "+33612345678"],
  ["fr-CA", "514 555 0123", "+15145550123"],
  ["en-GB", "07400 123456", "+447400123456"],
  ["en", "+33 6 12 34 56 78", "+33612345678"],
  ["en", "0033 6 12 34 56 78", null],
  ["en", "06 12 34 56 78", null],
  ["fr", "mon numéro", null],
  ["fr", "", null],
  ["en-001", "+1 (202) 555-0123 ext. 9", null],
])("in %s, %j is the number %s", async (language, typed, phone) => {
  inLanguage(language);
  expect(await readPhone(typed)).toBe(phone);
});

test("a number is shown in groups, as its country writes it abroad", async () => {
  expect(await showPhone("+33612345678")).toBe("+33 6 12 34 56 78");
});
