import { v7 } from "uuid";
import { expect, test } from "vitest";
import { showPage } from "#app/saving/testing/show-page.tsx";
import { openJournal } from "#app/store/db/journal.ts";
import { createRelationship } from "#app/store/relationships/relationships.ts";
import { VeilDialog } from "./veil-dialog.tsx";

test("the day somebody comes back is written in words; one that has passed is refused", async () => {
  const journal = await openJournal({ kind: "account", personId: v7() });
  const written = await createRelationship({ name: "Camille" });
  if (!written.ok) throw new Error(written.reason);
  const screen = await showPage(
    <VeilDialog relationship={written.row} today="2026-11-21" onClose={() => undefined} />,
    { locale: "fr" },
  );
  await screen.getByRole("checkbox").click();
  const day = screen.getByRole("textbox", { name: "Rouvrir le" });
  await expect.element(day).toHaveValue("21 février 2027");
  await day.fill("hier");
  const keep = screen.getByRole("button", { name: "Garder ce choix" });
  await keep.click();
  await expect.element(screen.getByText("Choisissez un jour après aujourd’hui.")).toBeVisible();
  await day.fill("14 juillet");
  await expect.element(screen.getByText(/14 juillet 2027/)).toBeVisible();
  await keep.click();
  await expect
    .poll(() => journal.views.relationships.current()?.get(written.row.id)?.veil_until)
    .toBe("2027-07-14");
});
