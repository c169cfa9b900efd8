import { useState } from "react";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { showPage } from "#app/saving/testing/show-page.tsx";
import { ShortTable } from "./short-table.tsx";

const columns = ["Device", "Address", "Signed in", "Last seen"];

function Growing() {
  const [cell, setCell] = useState("1");
  const rows = [{ id: "1", cells: ["Firefox", cell, cell, cell] }];
  return (
    <>
      <ShortTable caption="Sessions" columns={columns} rows={rows} empty="None" />
      <button type="button" onClick={() => setCell("a".repeat(24))}>
        Grow
      </button>
    </>
  );
}

test("a short table is a stop for Tab where it is wider than its place, and only there", async () => {
  await page.viewport(360, 800);
  onTestFinished(() => page.viewport(414, 896));
  const { container } = await showPage(<Growing />);
  const scroller = container.querySelector(".overflow-x-auto");
  const grow = page.getByRole("button", { name: "Grow" });
  await userEvent.tab();
  await expect.element(grow).toHaveFocus();
  await grow.click();
  await expect.poll(() => scroller?.getAttribute("tabindex")).toBe("0");
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(scroller);
  await userEvent.tab();
  await page.viewport(1280, 800);
  await expect.poll(() => scroller?.getAttribute("tabindex")).toBe(null);
  await userEvent.tab({ shift: true });
  expect(document.activeElement).not.toBe(scroller);
});
