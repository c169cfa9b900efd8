import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { showPage } from "#app/saving/testing/show-page.tsx";
import { requireJournal } from "#app/store/db/journal.ts";
import { createRelationship } from "#app/store/relationships/relationships.ts";
import { openEmptyDeviceJournal } from "#app/store/testing/open-empty-device-journal.ts";
import { Component } from "../../copies-page.tsx";

async function show(...people: readonly string[]) {
  await openEmptyDeviceJournal();
  for (const name of people) await createRelationship({ name });
  const screen = await showPage(<Component />);
  const bring = (text: string, name: string) =>
    userEvent.upload(screen.getByLabelText("Choose a file").last(), new File([text], name));
  const { database } = requireJournal();
  const names = async () =>
    new Map((await database.table("relationships").toArray()).map(({ id, name }) => [id, name]));
  const moments = async () => {
    const people = await names();
    return (await database.table("moments").toArray())
      .filter(({ deleted_at }) => deleted_at === null)
      .map(({ occurred_on, text, mood, relationship_id }) => ({
        occurred_on,
        text,
        mood,
        about: relationship_id === null ? null : people.get(relationship_id),
      }))
      .toSorted((one, other) => one.occurred_on.localeCompare(other.occurred_on));
  };
  return { screen, bring, moments };
}

const dayOne = (entries: readonly object[]) =>
  JSON.stringify({
    metadata: { version: "1.0" },
    entries: entries.map((entry, at) => ({
      uuid: `E${at}`,
      creationDate: `2024-05-1${at}T10:00:00Z`,
      timeZone: "Europe/Paris",
      ...entry,
    })),
  });

test("a journal of Day One says what it is, asks whom it is about, and comes as that", async () => {
  const { screen, bring, moments } = await show("Alma", "Noé");
  await bring(
    dayOne([{ text: "With Alma", tags: ["sea"] }, { text: "Alone" }, { text: "Call", tags: ["Noé"] }]),
    "Journal.json",
  );
  await expect
    .element(screen.getByRole("heading", { name: "A Day One journal with 3 entries" }))
    .toBeVisible();
  await expect.element(screen.getByText("From 10 May 2024 to 12 May 2024.")).toBeVisible();
  const alma = screen.getByRole("checkbox", { name: "The entry that names Alma is about Alma" });
  await expect.element(alma).not.toBeChecked();
  await alma.click();
  await screen.getByRole("checkbox", { name: "The entry with “Noé” is about Noé" }).click();
  await screen.getByRole("button", { name: "Compare with your journal" }).click();
  await expect.element(screen.getByText("What comes from Day One")).toBeVisible();
  expect(await moments()).toEqual([]);
  await screen.getByRole("button", { name: "Bring it in" }).click();
  await expect.element(screen.getByText(/^Brought in: 3 moments/)).toBeVisible();
  expect((await moments()).map(({ text, about }) => [text, about])).toEqual([
    ["With Alma", "Alma"],
    ["Alone", null],
    ["Call", "Noé"],
  ]);
});

test("nothing is decided about people unless somebody decides it", async () => {
  const { screen, bring, moments } = await show("Alma");
  await bring(dayOne([{ text: "With Alma", tags: ["Alma"] }]), "Journal.json");
  await screen.getByRole("button", { name: "Compare with your journal" }).click();
  await screen.getByRole("button", { name: "Bring it in" }).click();
  await expect.element(screen.getByText(/^Brought in: one moment/)).toBeVisible();
  expect((await moments())[0]?.about).toBeNull();
});

test("someone new needs a name; going back from the comparison keeps what was chosen", async () => {
  const { screen, bring, moments } = await show();
  await bring(dayOne([{ text: "One" }]), "Journal.json");
  await screen.getByLabelText("The entries are about").selectOptions("Someone new…");
  await screen.getByRole("button", { name: "Compare with your journal" }).click();
  await expect.element(screen.getByText("Write a name, or choose “Nobody in particular”.")).toBeVisible();
  await screen.getByLabelText("Their name").fill("Zoé");
  await screen.getByRole("button", { name: "Compare with your journal" }).click();
  await screen.getByRole("button", { name: "Change the choices" }).click();
  await expect.element(screen.getByLabelText("Their name")).toHaveValue("Zoé");
  await screen.getByRole("button", { name: "Compare with your journal" }).click();
  await screen.getByRole("button", { name: "Bring it in" }).click();
  await expect.element(screen.getByText(/^Brought in: one person and one moment/)).toBeVisible();
  expect(await moments()).toMatchObject([{ about: "Zoé" }]);
});

test("a table is arranged by its columns, its dates and its moods, and the next one comes arranged", async () => {
  const { screen, bring, moments } = await show();
  await bring("Am;Was;Wie\n03/04/2024;See;super\n05/06/2024;Berg;wolkig\n", "a.csv");
  await expect.element(screen.getByRole("heading", { name: "A table with 2 rows" })).toBeVisible();
  await screen.getByRole("button", { name: "Compare with your journal" }).click();
  await expect.element(screen.getByText(/^Without a day nothing can be brought in/)).toBeVisible();
  await screen.getByLabelText("The day").selectOptions("Am (03/04/2024)");
  await screen.getByLabelText("The words").selectOptions("Was (See)");
  await screen.getByLabelText("The mood").selectOptions("Wie (super)");
  await screen.getByRole("radio", { name: "Day first: 3 April 2024" }).click();
  await expect.element(screen.getByText(/^A first guess.*One mood has no likely counterpart/)).toBeVisible();
  await expect.element(screen.getByLabelText("“super” becomes")).toHaveValue("5");
  await screen.getByLabelText("“wolkig” becomes").selectOptions("Heavy");
  await screen.getByRole("button", { name: "Compare with your journal" }).click();
  await screen.getByRole("button", { name: "Bring it in" }).click();
  await expect.element(screen.getByText(/^Brought in: 2 moments/)).toBeVisible();
  expect(await moments()).toEqual([
    { occurred_on: "2024-04-03", text: "See", mood: 5, about: null },
    { occurred_on: "2024-06-05", text: "Berg", mood: 2, about: null },
  ]);
  await bring("Am;Was;Wie\n07/08/2024;Tal;wolkig\n", "b.csv");
  await expect
    .element(screen.getByText("As you arranged it for the last table with these columns."))
    .toBeVisible();
  await expect.element(screen.getByLabelText("The day")).toHaveValue("0");
  await expect.element(screen.getByLabelText("“wolkig” becomes")).toHaveValue("2");
});

test("days to come are named and stay out; a file that is nobody's is refused in words", async () => {
  const { screen, bring, moments } = await show();
  await bring("date,text\n2199-01-01,Later\n2024-01-01,Then\n,No day", "a.csv");
  await screen.getByRole("button", { name: "Compare with your journal" }).click();
  await expect
    .element(
      screen.getByText("Moment 1 “Later” lies in the future. The file says “2199-01-01”. It stays out."),
    )
    .toBeVisible();
  await expect.element(screen.getByText(/^Moment 3 “No day” lacks .* It stays out\.$/)).toBeVisible();
  await screen.getByRole("button", { name: "Bring it in" }).click();
  await expect.element(screen.getByText(/^Brought in: one moment/)).toBeVisible();
  expect(await moments()).toHaveLength(1);
  await bring("a single line of words", "letter.txt");
  await expect
    .element(
      screen.getByText(/nor a journal from another app that could be recognised.*Your journal is unchanged/),
    )
    .toBeVisible();
});
