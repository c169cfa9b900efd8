import { expect, test } from "vitest";
import { readAppleJournal } from "./apple-journal.ts";

const read = (html: string, name = "Entries/2024-09-14_A_day.html", names: readonly string[] = []) =>
  readAppleJournal([{ name: `AppleJournalEntries/${name}`, text: html }], names, "2026-11-21");

/** As the system's HTML writer puts it: the elements of title and text are closed empty, their words stand behind them. */
const wrapped = `<!DOCTYPE html><html><head><style>p.p1 {margin: 0}</style><title>Journal</title></head><body>
<p class="p1"><span class="s1"><div class="pageContainer">
  <div class="pageHeader">Saturday, 14 September 2024</div>
  <div class="assetGrid">
    <div class="gridItem assetType_photo" id="AAA"><img class="asset_image" src="../Resources/AAA.jpeg"/></div>
    <div class="gridItem assetType_music" id="BBB"><img class="mediaPlayIcon" src="../Resources/mediaPlayIcon.heic"/>
      <img class="asset_image" src="../Resources/BBB.heic"/><div class="gridItemOverlayText">A song</div></div>
    <div class="gridItem assetType_video" id="CCC"><video class="asset_video"><source src="../Resources/CCC.MOV"/></video></div>
    <div class="gridItem assetType_audio" id="FFF"><div class="gridItemOverlayHeader">Recording</div></div>
    <div class="gridItem assetType_contact" id="GGG"><div class="gridItemOverlayHeader">Alma Reyes</div></div>
    <div class="gridItem assetType_multiPinMap" id="HHH"><div class="gridItemOverlayHeader">Annecy Lake</div></div>
    <div class="gridItem assetType_stateOfMind" id="EEE"><div class="gridItemOverlayHeader">Very Pleasant</div>
      <div class="gridItemOverlayFooter">Family</div><img class="asset_image" src="../Resources/EEE.heic"/></div>
  </div><div class="title"></div></div></span><span class="s2">Sedentary lifestyle </span>
<span class="s1"><div class="bodyText"></div></span></p>
<p class="p2"><span class="s3">What a hectic day. Fifteen hours of sitting.</span></p>
<p class="p2"><span class="s3"></span><br></p>
<blockquote class="q"><span class="s3">Less &amp; better</span></blockquote>
<ul class="ul1"><li class="li1"><span class="s3">one</span></li><li>two</li></ul>
</body></html>`;

test("words that the writer's system put behind their empty elements are the title and the text", () => {
  const { entries, moods, missingMedia, otherFiles } = read(wrapped, undefined, [
    "AppleJournalEntries/Resources/AAA.heic",
    "AppleJournalEntries/Resources/EEE.heic",
  ]);
  expect(entries[0]).toEqual({
    number: 1,
    key: "2024-09-14_A_day",
    day: "2024-09-14",
    time: null,
    title: "Sedentary lifestyle",
    text: "What a hectic day. Fifteen hours of sitting.\n\nLess & better\n- one\n- two",
    mood: "Very Pleasant",
    tags: [],
    people: ["Alma Reyes"],
    where: "Annecy Lake",
    city: null,
    media: ["AppleJournalEntries/Resources/AAA.heic"],
  });
  expect(moods).toEqual([{ name: "Very Pleasant", likely: 5 }]);
  expect({ missingMedia, otherFiles }).toEqual({ missingMedia: 1, otherFiles: 1 });
});

test("words inside their own elements are read the same, with the question that was answered", () => {
  const inside = `<html><body><div class="pageHeader">Friday, September 4, 2026</div>
    <div class="title"><span class="s1"></span><span class="s2">Evening on the lake</span></div>
    <div class='reflectionPrompt'>What made you smile?</div>
    <div class="bodyText"><p class="p2"><span class="s2">Swam at seven.</span></p><p class="p2">Warm.</p></div></body></html>`;
  const [entry] = read(inside, "Entries/entry.html").entries;
  expect(entry).toMatchObject({
    day: "2026-09-04",
    title: "Evening on the lake",
    text: "What made you smile?\n\nSwam at seven.\nWarm.",
  });
});

test("an entry without a title is its text; a French header is a day; without any day it has none", () => {
  const bare = (header: string) =>
    `<div class="pageHeader">${header}</div><div class="bodyText"><p class="p2">Pluie.</p></div>`;
  expect(read(bare("samedi 5 septembre 2026"), "Entries/a.html").entries[0]).toMatchObject({
    day: "2026-09-05",
    title: "",
    text: "Pluie.",
  });
  expect(read(bare(""), "Entries/a.html").entries[0]?.day).toBeNull();
  // The name has it in figures, whatever the language of the header.
  expect(read(bare("Samstag, 14. September 2024")).entries[0]?.day).toBe("2024-09-14");
  expect(read(`<div class="title">Only a title</div><p class="p2">And text</p>`).entries[0]).toMatchObject({
    title: "Only a title",
    text: "And text",
  });
});

test("states of mind in both languages are steps of ours", () => {
  const mooded = (words: string) =>
    read(
      `<div class="gridItem assetType_stateOfMind"><div class="gridItemOverlayHeader">${words}</div></div><div class="bodyText">x</div>`,
    ).moods[0]?.likely;
  const said = [
    "Very Unpleasant",
    "Slightly Unpleasant",
    "Neutral",
    "Pleasant",
    "Très désagréable",
    "Agréable",
    "Calm-ish",
  ];
  expect(said.map(mooded)).toEqual([1, 2, 3, 4, 1, 4, null]);
});

test("nothing of a hostile page becomes more than text, and a page without an entry is named", () => {
  const hostile = `<div class="title">A<script>fetch("//evil")</script>&lt;b&gt;</div><div class="bodyText"><img src=x onerror="alert(1)"><p>ok<div>deep<style>x{}</style></div></p></div>`;
  expect(read(hostile).entries[0]).toMatchObject({ title: "A<b>", text: "ok\ndeep", media: [] });
  for (const none of ["<p>Not a journal</p>", `<div class="title">x${"<div>".repeat(200_000)}`]) {
    expect(read(none, "Entries/x.html")).toMatchObject({
      entries: [],
      unread: ["AppleJournalEntries/Entries/x.html"],
    });
  }
});
