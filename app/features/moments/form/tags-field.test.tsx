import { useState } from "react";
import { expect, test } from "vitest";
import { showPage } from "#app/saving/testing/show-page.tsx";
import { en } from "../messages.en.ts";
import { newMoment } from "./moment-draft.ts";
import { TagsField } from "./tags-field.tsx";

const today = "2026-11-22";

function Tags() {
  const [draft, setDraft] = useState(newMoment(null, today));
  return (
    <>
      <TagsField draft={draft} issues={[]} change={(part) => setDraft({ ...draft, ...part })} today={today} />
      <output>{draft.tags.join(" · ") || "none"}</output>
    </>
  );
}

const press = (field: Element, init: KeyboardEventInit) =>
  field.dispatchEvent(
    new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true, ...init }),
  );

test("Enter and a comma of an input method end its word, and add no tag before it is there", async () => {
  const screen = await showPage(<Tags />, { words: { moments: en } });
  const input = screen.getByLabelText("Tags", { exact: true });
  const field = input.element();
  const tags = screen.getByText("none");
  await input.fill("ほっかい");
  press(field, { isComposing: true });
  press(field, { keyCode: 229 });
  await expect.element(input).toHaveValue("ほっかい");
  await expect.element(tags).toBeVisible();

  field.dispatchEvent(new CompositionEvent("compositionstart", { bubbles: true }));
  await input.fill("ほっかいどう,");
  await expect.element(input).toHaveValue("ほっかいどう,");
  field.dispatchEvent(new CompositionEvent("compositionend", { bubbles: true }));
  await expect.element(screen.getByText("ほっかいどう", { exact: true }).first()).toBeVisible();
  await expect.element(input).toHaveValue("");

  await input.fill("mer");
  press(field, {});
  await expect.element(screen.getByText("ほっかいどう · mer")).toBeVisible();
});
