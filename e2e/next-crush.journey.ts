/** Next Crush: an example for those who have it not; one's own, with lines that are kept, put in one's own words and removed. */
import { demoJournal } from "#domain/demo-life/demo-journal.ts";
import { words } from "#domain/demo-life/words.en.ts";
import { buildMoment, buildRelationship } from "#domain/fixtures/journal.ts";
import { letterWeek } from "#domain/lisa/weekly-letter.ts";
import { isSealed } from "#domain/moment/moment-rules.ts";
import { isVeiled } from "#domain/relationship/veil.ts";
import { browserToday, expect, test, timeZone } from "./journey.ts";
import { givePlan, writeJournal } from "./statistics-journal.ts";

test("on free it is an example on an invented life, with a way to the plans and no figure of one's own", async ({
  page,
  person,
  signIn,
}) => {
  await signIn(page, person);
  await page.goto("/next-crush");
  await expect(page.getByRole("heading", { name: "Next Crush", level: 1 })).toBeVisible();
  await expect(page.getByText("An example on an invented life")).toBeVisible();
  await expect(page.getByRole("heading", { name: "What does you good" })).toBeVisible();
  await expect(page.getByRole("link", { name: "It comes with Pro: see the plans" })).toBeVisible();
  // Nothing of the example opens or is decided.
  await expect(page.getByRole("button", { name: "Keep", exact: true })).toHaveCount(0);
  expect(await page.locator('main a[href^="/moments/"]').count()).toBe(0);
});

test("on Pro a line is kept, another put in one's own words, a third removed; all of it is there after a reload", async ({
  page,
  person,
  server,
  signIn,
}) => {
  await givePlan(server, person, "pro");
  const today = browserToday();
  const journal = demoJournal({ words, today, timeZone });
  const folded = new Set(journal.relationships.flatMap((one) => (isVeiled(one, today) ? one.id : [])));
  const shown = journal.moments.filter(
    (one) => !isSealed(one, today) && !folded.has(one.relationship_id ?? one.id),
  ).length;
  await writeJournal(server.url, person, journal);
  await signIn(page, person);
  // What is proposed changes until the last moment has come.
  await page.goto("/moments");
  await expect(page.getByText(`${shown} moments`)).toBeVisible();
  await page.goto("/next-crush");
  await page.getByRole("button", { name: "Let her read everything listed here" }).click();
  const good = page.getByRole("region", { name: "What does you good" });
  const proposals = good.getByRole("listitem").filter({ has: page.getByRole("button", { name: "Keep" }) });
  await expect(proposals.first()).toBeVisible();
  const before = await proposals.count();
  const kept = (await proposals.first().locator("p").textContent())?.split(":")[0] ?? "";
  await proposals.first().getByRole("button", { name: "Keep" }).click();
  const own = page.getByRole("region", { name: "Your own words" });
  await expect(own.getByText(kept, { exact: true })).toBeVisible();
  await expect(proposals).toHaveCount(before - 1);

  await proposals.first().getByRole("button", { name: "Reword" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill("");
  await dialog.getByRole("button", { name: "Keep it" }).click();
  await expect(dialog.getByText("Write a few words first.")).toBeVisible();
  await dialog.getByRole("textbox").fill("A kitchen with somebody in it");
  await dialog.getByRole("button", { name: "Keep it" }).click();
  await expect(own.getByText("A kitchen with somebody in it")).toBeVisible();

  await proposals.first().getByRole("button", { name: "Remove" }).click();
  await expect(proposals).toHaveCount(before - 3);
  await page.reload();
  await expect(own.getByText("A kitchen with somebody in it")).toBeVisible();
  await expect(proposals).toHaveCount(before - 3);

  // What is written elsewhere meanwhile changes it, with nothing pressed.
  const maud = buildRelationship(901, { name: "Maud", lisa_may_read: true });
  const written = Array.from({ length: 10 }, (_, at) =>
    buildMoment(910 + at, today, { relationship_id: maud.id, mood: 5 }),
  );
  const weighed = async () =>
    Number(/of (\d+) light/.exec((await good.locator("p").first().textContent()) ?? "")?.[1]);
  const first = await weighed();
  await writeJournal(server.url, person, { relationships: [maud], moments: written, media: [] });
  await expect.poll(weighed).toBe(first + 10);

  // A mark opens its page, and comes back.
  await page.getByRole("region", { name: "What weighs on you" }).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/moments\//);
  await page.goBack();
  await expect(own).toBeVisible();

  // Folded for as long as it lasts.
  await page.getByRole("button", { name: "Fold this page for as long as we are together" }).click();
  await expect(page.getByText(/^Folded for as long as Camille and you are together/)).toBeVisible();
  await page.getByRole("button", { name: "Open it again" }).click();
  await expect(own).toBeVisible();
});

test("the letter of the week holds what was written in it, and a mail tells of it only when asked to", async ({
  page,
  person,
  server,
  signIn,
}) => {
  const { from } = letterWeek(browserToday());
  const moment = buildMoment(1, from, { word: "The last tram", mood: 4 });
  await writeJournal(server.url, person, { relationships: [], moments: [moment], media: [] });
  await signIn(page, person);
  await page.goto("/ai/letter");
  await page.getByRole("button", { name: "Let her read everything listed here" }).click();
  await expect(page.getByText("One page this week, about nobody in particular.")).toBeVisible();
  await expect(page.getByRole("link", { name: /The last tram/ })).toBeVisible();
  const mail = page.getByRole("switch", { name: "Tell me on Sundays" });
  await expect(mail).not.toBeChecked();
  await mail.click();
  await expect(mail).toBeChecked();
  await page.reload();
  await expect(mail).toBeChecked();
  await expect(page.getByText("One page this week, about nobody in particular.")).toBeVisible();
});
