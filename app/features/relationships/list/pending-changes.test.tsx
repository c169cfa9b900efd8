import { v7 } from "uuid";
import { expect, test } from "vitest";
import { paths } from "#app/paths.ts";
import { showPage } from "#app/saving/testing/show-page.tsx";
import { openJournal } from "#app/store/db/journal.ts";
import { createMoment } from "#app/store/moments/moments.ts";
import { createRelationship } from "#app/store/relationships/relationships.ts";
import { vagueDate } from "#domain/fixtures/journal.ts";
import { PendingMargin } from "./pending-changes.tsx";

test("what waits is told by person and hour, for a page of theirs too, and names nobody who is sealed", async () => {
  await openJournal({ kind: "account", personId: v7() });
  await createRelationship({ name: "Hidden", veil: "sealed" });
  const camille = await createRelationship({ name: "Camille" });
  if (!camille.ok) throw new Error("not written");
  await createMoment({ occurred_on: vagueDate("2026-11-20"), relationship_id: camille.row.id });
  const screen = await showPage(<PendingMargin count={3} today="2026-11-21" />);
  const rows = screen.getByRole("list", { name: "3 changes waiting" }).getByRole("listitem");
  await expect.poll(() => rows.query()?.textContent).toMatch(/^Camille.*\d/);
  await expect
    .element(screen.getByRole("link", { name: /^Camille/ }))
    .toHaveAttribute("href", paths.relationship(camille.row.id));
  await expect
    .element(screen.getByRole("link", { name: "See what is waiting" }))
    .toHaveAttribute("href", paths.waiting);
  expect(screen.container.textContent).not.toContain("Hidden");
});
