import { v7 } from "uuid";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { paths, patterns } from "#app/paths.ts";
import { showPage } from "#app/saving/testing/show-page.tsx";
import { openJournal } from "#app/store/db/journal.ts";
import { createMoment } from "#app/store/moments/moments.ts";
import { vagueDate } from "#domain/fixtures/journal.ts";
import { Component as EditMomentPage } from "../edit-moment-page.tsx";

test("on a phone a moment's form is saved at the thumb, in the place of the navigation bar", async () => {
  await page.viewport(360, 740);
  const journal = await openJournal({ kind: "account", personId: v7() });
  const written = await createMoment({ occurred_on: vagueDate("2026-11-20"), word: "quiet" });
  if (!written.ok) throw new Error(written.reason);
  const { id } = written.row;
  const screen = await showPage(<EditMomentPage />, {
    pattern: patterns.editMoment,
    at: paths.editMoment(id),
  });
  await screen.getByRole("textbox", { name: /word/i }).fill("lighthouse");
  expect(document.documentElement.dataset.hasSaveBar).toBe("");
  await screen.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => journal.views.moments.current()?.get(id)?.word).toBe("lighthouse");
});
