import { afterEach, expect, test } from "vitest";
import { captureRequest, closeCapture } from "#app/lib/capture-request.ts";
import { showPage } from "#app/saving/testing/show-page.tsx";
import { openJournal } from "#app/store/db/journal.ts";
import { ThumbBar } from "./thumb-bar.tsx";

afterEach(closeCapture);

test("the plus of a phone notes a moment, also before anybody is in the journal", async () => {
  await openJournal({ kind: "device" });
  const screen = await showPage(<ThumbBar />, { locale: "fr" });
  await screen.getByRole("link", { name: "Noter un moment" }).click();
  expect(captureRequest.get()).toEqual({});
  await expect.element(screen.getByTestId("place")).toHaveTextContent("/");
});
