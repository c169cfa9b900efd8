import { expect, onTestFinished, test } from "vitest";
import { readerWords } from "#app/store/testing/reader-words.ts";
import { wholeCopy } from "#domain/copy/choose-copy.ts";
import type { MediaEntry } from "#domain/copy/journal-file.ts";
import { makeCopy } from "#domain/copy/make-copy.ts";
import { buildMedia, buildMoment, buildRelationship, vagueDate } from "#domain/fixtures/journal.ts";
import type { Journal } from "#domain/journal/journal.ts";
import { readerPage } from "../write-reader.ts";

/** The page of a copy, opened as a browser opens it. */
async function open(rows: Partial<Journal>, page = "path", files: Partial<MediaEntry> = {}) {
  const copy = makeCopy(
    {
      journal: { relationships: [], moments: [], media: [], ...rows },
      profile: null,
      versions: new Map(),
      owner: "0198c000-0000-7000-8000-000000000001",
      preferences: { language: "en", theme: "system", single_keys: true, quick_exit: true },
      madeAt: "2026-11-21T10:00:00.000Z",
      today: "2026-11-21",
      aliasWords: { person: "Person", writer: "Me" },
    },
    { ...wholeCopy, withLetters: true },
  );
  const frame = document.createElement("iframe");
  frame.width = "360";
  frame.height = "640";
  const media = copy.media.map((one) => ({ ...one, file: `media/${one.id}.webp`, ...files }));
  frame.srcdoc = readerPage({ ...copy, media }, { words: readerWords, language: "en", letters: null });
  const loaded = new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
  document.body.append(frame);
  onTestFinished(() => frame.remove());
  await loaded;
  const { contentDocument: shown, contentWindow: view } = frame;
  if (!shown || !view) throw new Error("The frame shows nothing.");
  const goTo = async (place: string) => {
    const there = new Promise((resolve) => view.addEventListener("hashchange", resolve, { once: true }));
    view.location.hash = place;
    await there;
  };
  if (page !== "path") await goTo(page);
  const main = shown.querySelector("main");
  const search = shown.querySelector("input");
  if (!main || !search) throw new Error("The page has no main part.");
  const find = (wanted: string) => {
    search.value = wanted;
    search.dispatchEvent(new Event("input"));
  };
  return { shown, main, find, goTo };
}

const alma = buildRelationship(1, { name: "Alma" });
const about = { relationship_id: alma.id };

test("a letter before its day keeps its words, its place and its photo, on the path, among the photos and in the search", async () => {
  const day = new Date(Date.now() + 400 * 86_400_000).toISOString().slice(0, 10);
  const letter = buildMoment(1, "2026-05-01", {
    ...about,
    ...{ word: "Hidden", text: "secret words", place: "Lisbon", sealed_until: day, tags: ["mine"] },
  });
  const media = [buildMedia(1, { ...about, moment_id: letter.id, caption: "Hidden photo" })];
  const { main, goTo, find } = await open({ relationships: [alma], moments: [letter], media });
  expect(main.textContent).toContain("waits for");
  expect(main.textContent).not.toMatch(/Hidden|secret|Lisbon|mine/);
  expect(main.querySelector("img")).toBe(null);
  await goTo("photos");
  expect(main.querySelector("img")).toBe(null);
  find("secret");
  expect(main.textContent).toContain("none");
});

test("a letter whose day has come since the copy was made is open", async () => {
  const letter = buildMoment(1, "2026-05-01", { text: "secret words", sealed_until: "2026-11-22" });
  const { main } = await open({ moments: [letter] });
  expect(main.textContent).toContain("secret words");
});

test("a photo that was blurred is shown by a tap, and is not among those that the arrows turn to before", async () => {
  const media = [
    buildMedia(1, { ...about, caption: "plain", position: 1 }),
    buildMedia(2, { ...about, caption: "private", is_blurred: true, position: 2 }),
  ];
  const { main, shown } = await open({ relationships: [alma], media }, "photos");
  const [plain, blurred] = main.querySelectorAll("a");
  expect(blurred?.getAttribute("aria-label")).toBe("Show");
  plain?.click();
  expect(shown.querySelector("dialog")?.textContent).not.toContain("Next");
  shown.querySelector("dialog")?.close();
  blurred?.click();
  expect(shown.querySelector(".blurred")).toBe(null);
  blurred?.click();
  expect(shown.querySelector("dialog:modal")?.textContent).toContain("private");
});

test("a photo whose file could not be had says so, with the small picture of it where there is one", async () => {
  const media = [buildMedia(1, { ...about, caption: "us", is_blurred: true })];
  const rows = { relationships: [alma], media };
  const small = await open(rows, "photos", { file: null, still: "stills/Alma/us.webp" });
  expect(small.main.textContent).toMatch(/1 lacking.*us.*only small/);
  expect(small.main.querySelector("img")?.getAttribute("src")).toBe("stills/Alma/us.webp");
  expect(small.main.querySelector(".blurred img")).not.toBe(null);
  const none = await open(rows, "photos", { file: null, still: null });
  expect(none.main.textContent).toMatch(/1 lacking.*missing.*us/);
  expect(none.main.querySelector("img")).toBe(null);
});

test("someone of several times is there with each, and what has no day is in its year", async () => {
  const ewan = buildRelationship(2, {
    ...{ name: "Ewan", status: "ongoing", start_date: vagueDate("2019-21"), end_date: vagueDate("2019") },
    periods: [{ start_date: vagueDate("2024-12-04"), end_date: null }],
  });
  const moments = [
    buildMoment(1, "2019-21", { word: "Vague" }),
    buildMoment(2, "2019-05-03", { word: "Exact" }),
  ];
  const { main, goTo } = await open({ relationships: [ewan], moments }, "people");
  expect(main.textContent).toContain("Spring 2019 – 2019");
  expect(main.textContent).toContain("Since 4 December 2024");
  await goTo("calendar/2019");
  expect([...main.querySelectorAll(".days a")].map((link) => link.getAttribute("href"))).toEqual([
    "#day/2019-05-03",
  ]);
  expect(main.textContent).toContain("Vague");
  await goTo("day/2019-05-03");
  expect(main.textContent).toMatch(/3 May 2019.*Exact/);
});

test("a search finds through accents and marks what it found, and nothing of the journal is markup", async () => {
  const moments = [buildMoment(1, "2026-05-01", { text: "<b>L’ÉTÉ</b>, la fête" })];
  const { main, find } = await open({ moments });
  find("ete");
  expect(main.querySelector("mark")?.textContent).toBe("ÉTÉ");
  expect(main.querySelector("b")).toBe(null);
  expect(main.querySelector(".text")?.textContent).toBe("<b>L’ÉTÉ</b>, la fête");
});

test("a long life comes a part at a time, newest first, and whole", async () => {
  const dates = Array.from({ length: 500 }, (_, at) => `${2000 + Math.floor(at / 20)}-0${1 + (at % 9)}`);
  const moments = dates.map((date, at) => buildMoment(at + 1, date, { word: `word ${at}` }));
  const { main, shown, goTo } = await open({ moments });
  expect(main.querySelector(".year")?.textContent).toBe("2024");
  expect(main.querySelectorAll(".path > li").length).toBeLessThan(500);
  while (main.querySelector(".more")) main.querySelector<HTMLElement>(".more")?.click();
  expect(main.querySelectorAll(".path > li")).toHaveLength(500);
  await goTo("path/2010");
  expect(main.querySelector(".year")?.textContent).toBe("2010");
  expect(shown.title).toBe("The path · My <journal>");
});
