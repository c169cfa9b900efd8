import { expect, test } from "vitest";
import { showPage } from "#app/saving/testing/show-page.tsx";
import { openJournal } from "#app/store/db/journal.ts";
import { createMoment } from "#app/store/moments/moments.ts";
import { createRelationship, updateRelationship } from "#app/store/relationships/relationships.ts";
import { fillDisk } from "#app/store/testing/full-disk.ts";
import { vagueDate } from "#domain/fixtures/journal.ts";
import { Component } from "./profile-page.tsx";

async function show() {
  const journal = await openJournal({ kind: "device" });
  const profile = () => journal.views.profiles.current()?.get(journal.personId);
  return { journal, profile, screen: await showPage(<Component />) };
}

test("a name that is too long is said at its field, and the form says that nothing was saved", async () => {
  const { screen, profile } = await show();
  const name = screen.getByRole("textbox", { name: "First name" });
  await name.fill("a".repeat(81));
  await screen.getByRole("button", { name: "Save", exact: true }).click();
  await expect.element(screen.getByText("80 characters at most.")).toBeVisible();
  await expect
    .element(screen.getByText(/Error updating profile\. Something here cannot be kept as it is/))
    .toBeVisible();
  await expect.element(name).toHaveValue("a".repeat(81));
  expect(profile()?.first_name).not.toBe("a".repeat(81));
});

test("a profile that is not kept says so in the specification's words, with why and with what was typed", async () => {
  const { screen, journal, profile } = await show();
  const place = screen.getByRole("textbox", { name: "Where you live" });
  const before = profile()?.location;
  const giveRoom = fillDisk(journal);
  await place.fill("Arles");
  await screen.getByRole("button", { name: "Save", exact: true }).click();
  const said = screen.getByText(
    "Error updating profile. This device has no room left: free some, then try again. What you wrote is still here.",
  );
  await expect.element(said).toBeVisible();
  await expect.element(place).toHaveValue("Arles");
  expect(profile()?.location).toBe(before);
  giveRoom();
  await screen.getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(() => profile()?.location).toBe("Arles");
  await expect.element(said).not.toBeInTheDocument();
});

test("a switch that is not kept stays where it was, says so, and moves on a second try", async () => {
  const { screen, journal, profile } = await show();
  const before = profile()?.game_is_on;
  const giveRoom = fillDisk(journal);
  const game = screen.getByRole("switch", { name: "The Game is on" });
  await game.click();
  await expect.element(screen.getByText("Not saved", { exact: true })).toBeVisible();
  expect(profile()?.game_is_on).toBe(before);
  giveRoom();
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => profile()?.game_is_on).toBe(!before);
});

test("what one says of oneself is kept, each field in its form", async () => {
  const { screen, profile } = await show();
  await screen.getByRole("textbox", { name: "Age" }).fill("34");
  await screen.getByRole("textbox", { name: "Where you live" }).fill("Marseille");
  await screen.getByRole("textbox", { name: "About you" }).fill("Slow mornings.");
  await screen.getByRole("textbox", { name: "Interests" }).fill("maps, rivers, Maps");
  await screen.getByRole("button", { name: "Save", exact: true }).click();
  await expect
    .poll(() => profile())
    .toMatchObject({ age: 34, location: "Marseille", bio: "Slow mornings.", interests: ["maps", "rivers"] });
});

test("an age below eighteen is refused at its field, which has the focus; the rest of what was typed stays", async () => {
  const { screen, profile } = await show();
  const before = profile()?.age;
  await screen.getByRole("textbox", { name: "Where you live" }).fill("Lyon");
  const age = screen.getByRole("textbox", { name: "Age" });
  await age.fill("17");
  await screen.getByRole("button", { name: "Save", exact: true }).click();
  await expect.element(screen.getByText("A whole number from 18 to 120, or nothing.")).toBeVisible();
  await expect.element(age).toHaveFocus();
  await expect.element(screen.getByRole("textbox", { name: "Where you live" })).toHaveValue("Lyon");
  expect(profile()?.age).toBe(before);
});

test("the numbers of one's activity are those of the lists that they open", async () => {
  const { screen } = await show();
  await expect.element(screen.getByRole("link", { name: "0 moments" })).toBeVisible();
  await createRelationship({ name: "Alma" });
  const { id } = requireDone(await createRelationship({ name: "Noé" }));
  await updateRelationship(id, { veil: "sealed" });
  await createMoment({ occurred_on: vagueDate("2025-05-14"), text: "A walk" });
  await screen.getByRole("link", { name: "1 moment" }).click();
  await expect.element(screen.getByTestId("place")).toHaveTextContent("/moments");
  await screen.getByRole("link", { name: "1 person" }).click();
  await expect.element(screen.getByTestId("place")).toHaveTextContent("/list");
});

function requireDone<T>(written: { ok: true; row: T } | { ok: false }): T {
  if (!written.ok) throw new Error("It was not written.");
  return written.row;
}
