import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { captureRequest, closeCapture } from "#app/lib/capture-request.ts";
import { showPage } from "#app/saving/testing/show-page.tsx";
import { QuickActions } from "./quick-actions.tsx";

afterEach(closeCapture);

test("on a phone every quick action has its words, and a photo that is chosen begins a moment", async () => {
  await page.viewport(360, 740);
  const screen = await showPage(<QuickActions />);
  for (const words of ["Note a moment", "Photo", "New relationship"])
    await expect.element(screen.getByText(words, { exact: true })).toBeVisible();
  const input = document.querySelector<HTMLInputElement>("[data-dashboard-photos]");
  if (!input) throw new Error("no photo can be chosen");
  await userEvent.upload(input, new File(["12"], "pier.jpg", { type: "image/jpeg" }));
  await expect.poll(() => captureRequest.get()?.files?.map(({ name }) => name)).toEqual(["pier.jpg"]);
});
