import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { cutStart, cutText, shortenText, signEnd, signStart } from "./whole-signs.ts";

const couple = "👩‍❤️‍👩";
const signs = [
  couple,
  "🇫🇷",
  "👍🏽",
  "e\u0301",
  "\r\n",
  "क्षि",
  "한",
  "🏴\u{E0067}\u{E0062}\u{E007F}",
  "☎️",
  "©",
  "a",
  " ",
  "漢",
  "𝐀",
];
const anySigns = fc.array(fc.constantFrom(...signs), { maxLength: 40 });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test.each(signs)("%j is never cut", (sign) => {
  const text = `${sign.repeat(3)}x${sign.repeat(3)}`;
  for (let at = 0; at <= text.length; at += 1) {
    const left = text.slice(0, signStart(text, at));
    expect([left, text.slice(left.length)].join("")).toBe(text);
    expect(left.replace("x", "").length % sign.length).toBe(0);
    expect(text.slice(signEnd(text, at)).replace("x", "").length % sign.length).toBe(0);
  }
});

test("a cut beside which stands only the text near it is where the whole text has one", () => {
  const segmenter = new Intl.Segmenter("und", { granularity: "grapheme" });
  fc.assert(
    fc.property(anySigns, fc.nat(400), (parts, place) => {
      const text = parts.join("");
      const at = Math.min(place, text.length);
      const bounds = [...segmenter.segment(text)].map(({ index }) => index).concat(text.length);
      expect(signStart(text, at)).toBe(bounds.findLast((bound) => bound <= at));
      expect(signEnd(text, at)).toBe(bounds.find((bound) => bound >= at));
    }),
  );
});

test("a text is shortened to at most its length, with the ellipsis in it", () => {
  expect(shortenText("Camille", 7)).toBe("Camille");
  expect(shortenText("Camille et moi", 8)).toBe("Camille…");
  expect(shortenText(`Ici ${couple}${couple}`, 14)).toBe(`Ici ${couple}…`);
  expect(cutText(couple.repeat(2), 12)).toBe(couple);
  expect(cutStart(couple.repeat(2), 12)).toBe(couple);
});

test("a sign that is longer than what is asked for is cut between characters, so that something is left", () => {
  expect(cutText(couple, 3)).toBe("👩\u200D");
});

test("a row of a thousand flags is cut between two of them", () => {
  const text = "🇫🇷".repeat(1_000);
  expect(signStart(text, 3_602)).toBe(3_600);
});

test("a browser that cannot tell signs apart cuts none of the usual ones", async () => {
  vi.stubGlobal("Intl", Object.defineProperty(Object.create(Intl), "Segmenter", { value: undefined }));
  vi.resetModules();
  const plain = await import("./whole-signs.ts");
  for (const sign of [couple, "🇫🇷", "👍🏽", "e\u0301", "\r\n", "☎️"]) {
    const text = `x${sign.repeat(3)}`;
    for (let at = 0; at <= text.length; at += 1) {
      expect((Math.max(1, plain.signStart(text, at)) - 1) % sign.length).toBe(0);
    }
  }
});
