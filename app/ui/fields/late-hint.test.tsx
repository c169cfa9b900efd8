import "#app/styles.css";
import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Button } from "#app/ui/actions/button.tsx";
import { Sheet } from "#app/ui/overlays/sheet.tsx";
import { LateHint } from "./late-hint.tsx";
import { TextField } from "./text-field.tsx";

function DateSheet() {
  const [date, setDate] = useState("");
  return (
    <Sheet
      open
      onOpenChange={() => undefined}
      title="How was it?"
      closeLabel="Close"
      footer={<Button variant="primary">Keep this moment</Button>}
    >
      <div className="h-dvh" />
      <TextField
        label="When"
        value={date}
        hint={date !== "" && <LateHint>Read as 19 May 2024</LateHint>}
        onChange={({ target }) => setDate(target.value)}
      />
      <div className="h-dvh" />
    </Sheet>
  );
}

const boxOf = (element: Element) => element.getBoundingClientRect();

test("what was read of a date is not under the button of its sheet", async () => {
  await page.viewport(360, 640);
  const screen = await render(<DateSheet />);
  const field = screen.getByRole("textbox", { name: "When" }).element();
  const save = screen.getByRole("button", { name: "Keep this moment" }).element();
  const sheet = screen.getByRole("dialog").element();
  // The field stands right above the button.
  sheet.scrollBy(0, boxOf(field).bottom - boxOf(save).top + 12);
  if (field instanceof HTMLElement) field.focus({ preventScroll: true });
  await screen.getByRole("textbox", { name: "When" }).fill("19/5/24");
  const hint = screen.getByText("Read as 19 May 2024");
  await expect.poll(() => boxOf(hint.element()).bottom <= boxOf(save).top).toBe(true);
});
