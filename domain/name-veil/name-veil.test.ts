import fc from "fast-check";
import { expect, test } from "vitest";
import { anyText } from "#domain/fixtures/any-text.ts";
import { foldText } from "#domain/text/fold-text.ts";
import { findLeaks } from "./find-leaks.ts";
import type { KnownName } from "./find-names.ts";
import { createNameVeil } from "./name-veil.ts";
import { nicknamesIn } from "./nicknames.ts";
import { createRevealStream } from "./reveal-stream.ts";

const people = (...names: string[]): readonly KnownName[] => names.map((name) => ({ kind: "person", name }));
const veilOf = (names: readonly KnownName[], texts: readonly string[] = []) =>
  createNameVeil({ names, texts, seed: "one" });

test.each([
  ["Camille said it aloud.", "Camille"],
  ["camille, twice", "camille"],
  ["CAMILLE!", "CAMILLE"],
  ["Camille’s list and the Camilles", "Camille"],
  ["Cam\u200Bille wrote", "Camille"],
  ["#camille2020 and camille_b", "camille"],
  ["С\u0430mille in other letters", "mille"],
  ["la liste d’Inès, qu'Inès garde", "Inès"],
  ["ines sans accent", "ines"],
  ["Jean Paul came", "Jean"],
  ["with jean-paul", "jean"],
  ["Call +33 6 12 34 56 78 or ada@example.org, @ada.l, https://example.org/ada", "ada"],
  ["in Nantes, at the Café de la Plage", "Plage"],
  ["my sister Louise was there", "Louise"],
  ["Louise était là.", "Louise"],
  ["小明来了", "小明"],
])("nothing of a name is left of %j, and all of it comes back", (text, name) => {
  const names = [
    ...people("Camille", "Inès", "Jean-Paul", "小明"),
    { kind: "place", name: "Nantes" } as const,
    { kind: "place", name: "Café de la Plage" } as const,
  ];
  const veil = veilOf(names);
  const veiled = veil.veil(text);
  expect(veiled).not.toContain(name);
  expect(findLeaks(veiled, names)).toEqual([]);
  expect(veil.reveal(veiled)).toBe(text);
});

test.each([
  "It was even. I will write on Monday, in March, and again in summer.",
  "Nous avons ri. Hier, le dernier tram. Je ne sais plus.",
  "Roman? Never: it was romantic.",
  "OK, TV",
  "17 July 2025 · bright · The last of them",
])("what names nobody stays as it was: %j", (text) => {
  expect(veilOf(people("Romane"), ["roman never nous nous avons"]).veil(text)).toBe(text);
});

test.each([
  ["we met louise at the lake, and louise’s brother", "louise"],
  ["j’ai vu thomas hier, puis d'émilie plus rien", "thomas"],
  ["j’ai vu thomas hier, puis d'émilie plus rien", "émilie"],
  ["Louise était là, louise encore", "Louise"],
])("a common first name that stands in no field is veiled in small letters too: %j", (text, name) => {
  const veil = veilOf([], ["louise"]);
  expect(veil.veil(text)).not.toContain(name);
  expect(veil.reveal(veil.veil(text))).toBe(text);
});

test.each([
  ["camiiille and Camilleee", "cam"],
  ["cam.ille, cam-ille, c*amille", "ille"],
  ["c4mille et cam1lle", "mille"],
  ["camillou m’a dit", "camill"],
  ["d’camille, l’camiiille", "cam"],
  ["the \u0043\u0061\u0301mille of before", "mille"],
  ["Cam\u00ADille\u200D", "ille"],
])("a name is veiled as people disguise it: %j", (text, left) => {
  const names = people("Camille");
  const veil = veilOf(names, [text]);
  const veiled = veil.veil(text);
  expect(foldText(veiled)).not.toContain(left);
  expect(findLeaks(veiled, names)).toEqual([]);
  expect(veil.reveal(veiled)).toBe(text);
});

test.each([
  ["she is called brenwen, I think", "brenwen"],
  ["il s’appelle tarkan et son surnom zibou", "tarkan"],
  ["insta: brenwen.k or brenwen_k, brenwen92", "brenwen"],
  ["#brenwenforever", "brenwen"],
  ["dear brenwen, come", "brenwen"],
  ["call zero six twelve thirty-four fifty-six seventy-eight", "fifty"],
  ["zéro six, douze, trente-quatre, cinquante-six, soixante-dix-huit", "cinquante"],
  ["06–12–34–56–78", "34"],
  ["０６ １２ ３４ ５６ ７８", "３４"],
  ["0 6 . 1 2 . 3 4 . 5 6 . 7 8", "3 4"],
])("whoever stands in no field is veiled by shape, or by the word before: %j", (text, left) => {
  const veil = veilOf([], [text]);
  const veiled = veil.veil(text);
  expect(veiled).not.toContain(left);
  expect(veil.reveal(veiled)).toBe(text);
});

test.each([
  ["قابلت ليلى وليلى، وقلت لِلَيْلَى ولليلى", "ليلى", ["ليلى"]],
  ["פגשתי את דוד ולדוד אמרתי", "דוד", ["דוד"]],
  ["राहुल ने कहा, राहुलजी", "राहुल", ["राहुल"]],
  ["я говорил с владимиром, от владимира", "ладими", ["Владимир"]],
  ["с ольгой и ольге", "ольг", ["Ольга"]],
  ["είδα τον γιωργο, του Γιώργου", "ιωργ", ["Γιώργος"]],
  ["ⒸⒶⓜⓘⓛⓛⓔ, 🅲🅰🅼🅸🅻🅻🅴 and ᴄᴀᴍɪʟʟᴇ", "ᴍɪ", ["Camille"]],
  ["jeanpaul and JEANPAUL", "eanpaul", ["Jean-Paul"]],
  ["did i see camile, and camillle", "camil", ["Camille"]],
  ["she is camilledupont there, or petitecamille", "amille", ["Camille"]],
  ["write to ada[at]example[dot]org or ada at example dot org", "example", []],
  ["12 rue de la Paix, 75002 Paris, or SW1A 1AA", "75002", []],
] as const)(
  "a name is veiled as other scripts join it, and as a hurry writes it: %j",
  (text, left, known) => {
    const names = people(...known);
    const veil = veilOf(names);
    const veiled = veil.veil(text);
    expect(veiled).not.toContain(left);
    expect(findLeaks(veiled, names)).toEqual([]);
    expect(veil.reveal(veiled)).toBe(text);
  },
);

test.each([
  "cam<b>ille</b> wrote",
  "cam&#105;lle wrote",
  "camill&eacute; wrote",
  "cam-\nille wrote",
  "c&#x61;mille wrote",
])("what would read as a name once it is drawn stops the call: %j", (text) => {
  expect(findLeaks(text, people("Camille"))).toEqual(["Camille"]);
});

test.each([
  ["did cam text me, and what about sal", "cam", []],
  ["avec cam, puis chez sal", "sal", []],
  ["ines dit que mimi viendra", "mimi", ["Camille (mimi) est venue."]],
  ["what does bibou want", "bibou", ["I met Bibou (Camille) there."]],
  ["et fripouille alors", "fripouille", ["Camille, dite fripouille, dort."]],
  ["встретил камиллу, камилла сказала", "амилл", []],
  ["قالت كاميل شيئا", "كاميل", []],
  ["είπε η καμιλ", "καμιλ", []],
  ["פגשתי את קמיל", "קמיל", []],
])("a name cut short, set beside a name, or in another alphabet is veiled: %j", (text, left, notes) => {
  const fields = people("Camille", "Salomé");
  const names = [...fields, ...nicknamesIn(notes, fields)];
  const veil = veilOf(names, notes);
  const veiled = veil.veil(text);
  expect(veiled).not.toContain(left);
  expect(findLeaks(veiled, names)).toEqual([]);
  expect(veil.reveal(veiled)).toBe(text);
});

test("a name of another alphabet is veiled in Latin letters too", () => {
  const veil = veilOf(people("Владимир", "Ольга"), ["saw vladimir"]);
  expect(veil.veil("then vladimir called")).not.toContain("vladimir");
});

test.each([
  "la cam du bureau, une cam, l’ine et ma cam",
  "sale, le camion, la camaraderie",
  "собака и дерево у воды",
])("what only begins like a name, or sounds like none, stays: %j", (text) => {
  expect(veilOf(people("Camille", "Salomé"), ["sale camion camaraderie"]).veil(text)).toBe(text);
});

test.each([
  ["Camille (with her sister) came", "with"],
  ["Camille, or perhaps nobody", "perhaps"],
  ["Camille / the sea", "the"],
])("not every word beside a name is one: %j", (text, word) => {
  expect(nicknamesIn([text], people("Camille")).map(({ name }) => name)).not.toContain(word);
});

test("a place in ordinary words is veiled as a whole, whatever its case", () => {
  const names = [{ kind: "place", name: "Café de la Plage" } as const];
  const veil = veilOf(names, ["un café à la plage"]);
  const veiled = veil.veil("au café de la plage, puis un café");
  expect(veiled).toMatch(/^au V\w+, puis un café$/);
  expect(findLeaks(veiled, names)).toEqual([]);
});

test.each([
  "he called me back and I was called away",
  "une dame, mille fois, la famille et le camion",
  "one, two, three: go",
  "soft... and again. not at all",
  "on s’appelle demain",
])("ordinary words stay, whatever they are near to: %j", (text) => {
  expect(veilOf(people("Camille"), [text]).veil(text)).toBe(text);
});

test("the second look puts together what signs cut, also where the veil did not", () => {
  expect(findLeaks("it was cam.ille, and ca-mil-le", people("Camille"))).toEqual(["Camille"]);
  expect(findLeaks("a cam, ill at ease", people("Camille"))).toEqual([]);
});

test("a name that stands in no field, in small letters and with nothing before it, is not found", () => {
  // The known limit (docs/threat-model.md): nothing tells it from a word.
  expect(veilOf([], ["saw brenwen again"]).veil("saw brenwen again")).toBe("saw brenwen again");
});

test("a name that the journal writes with a capital is one where the capital is missing", () => {
  const texts = ["Then Brenwen came, and Brenwen’s dog.", "We saw the Sea. The sea, the sea and that sea."];
  const veil = veilOf([], texts);
  expect(veil.veil("brenwen again, by the sea")).not.toMatch(/brenwen/);
  expect(veil.veil("brenwen again, by the sea")).toMatch(/ again, by the sea$/);
});

test.each([
  "il est marié, elle s’est mariée, on se mariera",
  "une rose de mai, du marc, la marine, une pierre claire et l’aurore",
  "will you mark the grace of may, in hope and faith, with joy and a frank smile",
  "ben oui, sam., max. dix, jean bleu et du charme",
])("a word that is also somebody’s name stays where nobody can tell: %j", (text) => {
  expect(veilOf([]).veil(text)).toBe(text);
});

test("a place in ordinary words is not taken out of every sentence", () => {
  const veil = veilOf([{ kind: "place", name: "the last tram" }], []);
  expect(veil.veil("we took the last tram home")).toBe("we took the last tram home");
});

test("one spelling has one alias in all texts of a conversation, and another one in another conversation", () => {
  const veil = veilOf(people("Camille", "Salomé"));
  const first = veil.veil("Camille");
  expect(veil.veil("and Camille and Salomé").split(" ")[1]).toBe(first);
  expect(createNameVeil({ names: people("Camille"), texts: [], seed: "two" }).veil("Camille")).not.toBe(
    first,
  );
});

test.each([
  ["A et de A", "Inès et d’Inès"],
  ["je crois que A vient", "je crois qu’Inès vient"],
  ["jusque A", "jusqu’Inès"],
  ["le monde A", "le monde Inès"],
])("in French %j is read as %j", (written, read) => {
  const veil = veilOf(people("Inès"));
  const alias = veil.veil("Inès");
  expect(veil.reveal(written.replaceAll("A", alias), "fr")).toBe(read);
});

test("a model may write an alias in capitals, in small letters, as a plural or a possessive", () => {
  const veil = veilOf(people("Camille"));
  const alias = veil.veil("Camille");
  expect(veil.reveal(`${alias.toUpperCase()} ${alias.toLowerCase()} ${alias}s ${alias}’s “${alias}”`)).toBe(
    "CAMILLE camille Camilles Camille’s “Camille”",
  );
});

test("an alias that was not given out stands for nobody, and is told", () => {
  const names = people("Camille", "Salomé");
  const veil = veilOf(names);
  const alias = veil.veil("Camille");
  const others = createNameVeil({ names, texts: [], seed: "another" }).veil("Salomé");
  expect(veil.unknownAliases(`${alias} and ${others}`)).toEqual([others]);
  expect(veil.reveal(others)).toBe(others);
});

test("text that has the shape of an alias itself comes back as it was", () => {
  const veil = veilOf(people("Camille"));
  const text = `Camille and Zanibux and zanibux and ${veil.veil("Camille")}`;
  expect(veil.reveal(veil.veil(text))).toBe(text);
});

test.each([
  ["C-a-m-i-l-l-e", "Camille"],
  ["c a m i l l e said", "Camille"],
  ["Camille", "Camille"],
  ["CAMILLE", "Camille"],
  ["jean\npaul", "Jean Paul"],
  ["06 12 34 56 78", "06 12 34 56 78"],
])("the second look finds what is readable in %j", (text, leak) => {
  expect(findLeaks(text, people("Camille", "Jean Paul"))).toContain(leak);
});

test("the second look lets whole sentences without a name pass", () => {
  expect(findLeaks("It was romantic, a bit. I am a liar, he said.", people("Roman", "Ira", "Abi"))).toEqual(
    [],
  );
});

const anyName = fc
  .oneof(
    fc.constantFrom(
      "Camille",
      "Inès",
      "Jean-Paul",
      "O’Neill",
      "Élise de La Tour",
      "Łukasz",
      "Zoë",
      "Bo",
      "عائشة",
      "Ирина",
      "Владимир",
      "ليلى",
      "דוד",
      "小明",
      "Zanibux",
    ),
    fc.stringMatching(/^[A-ZÉ][a-zéèï]{2,9}(?:[- ][A-Z][a-z]{2,8})?$/),
  )
  .map((name) => name.normalize("NFC"));
const anyJournal = fc.record({
  names: fc.uniqueArray(anyName, { minLength: 1, maxLength: 8 }),
  between: fc.array(
    fc.oneof(anyText({ maxLength: 30 }), fc.constantFrom(" and ", ", ", " d’", "’s ", "\n", ". ", "-", "_")),
    {
      minLength: 1,
      maxLength: 12,
    },
  ),
  at: fc.array(fc.nat(1_000), { minLength: 12, maxLength: 12 }),
  cuts: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 40 }),
});

function write({
  names,
  between,
  at,
}: {
  names: readonly string[];
  between: readonly string[];
  at: readonly number[];
}) {
  const caseOf = [
    (name: string) => name,
    (name: string) => name.toLowerCase(),
    (name: string) => name.toUpperCase(),
  ];
  return between
    .map((text, index) => {
      const pick = at[index % at.length] ?? 0;
      const name = names[pick % names.length] ?? "";
      return `${text} ${caseOf[pick % 3]?.(name)} `;
    })
    .join("");
}

test("over any journal nothing leaks, everything comes back, also in whatever pieces it comes", () => {
  fc.assert(
    fc.property(anyJournal, (journal) => {
      const names = people(...journal.names);
      const text = write(journal);
      const veil = veilOf(names);
      const veiled = veil.veil(text);
      expect(findLeaks(veiled, names)).toEqual([]);
      expect(veil.reveal(veiled)).toBe(text);
      for (const language of ["en", "fr"] as const) {
        const stream = createRevealStream(veil, language);
        let shown = "";
        for (let from = 0, cut = 0; from < veiled.length; cut += 1) {
          const size = journal.cuts[cut % journal.cuts.length] ?? 1;
          shown += stream.push(veiled.slice(from, from + size));
          from += size;
        }
        expect(shown + stream.end()).toBe(veil.reveal(veiled, language));
      }
    }),
    { numRuns: 400 },
  );
});

test("ten thousand characters about a thousand people are veiled without a pause", () => {
  const names = people(
    ...Array.from(
      { length: 1_000 },
      (_, index) =>
        `Person${"abcdefghij"[index % 10]}${"klmnopqrst"[Math.floor(index / 10) % 10]}${"uvwxyz"[Math.floor(index / 100) % 6]}`,
    ),
  );
  const text = names
    .slice(0, 900)
    .map(({ name }) => name)
    .join(" ");
  const veil = veilOf(names);
  expect(veil.reveal(veil.veil(text))).toBe(text);
});
