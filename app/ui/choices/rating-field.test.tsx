import { useState } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { RatingField } from "./rating-field.tsx";

function Appreciation({ from }: { from: number | null }) {
  const [value, setValue] = useState(from);
  return (
    <RatingField
      label="Rating"
      value={value}
      onChange={setValue}
      describe={(step) => `${step} out of 5`}
      clearLabel="Clear"
    />
  );
}

test("a lozenge pressed is the rating, said in words", async () => {
  const screen = await render(<Appreciation from={null} />);
  await screen.getByRole("radio", { name: "4 out of 5" }).click({ force: true });
  await expect.element(screen.getByRole("radio", { name: "4 out of 5" })).toBeChecked();
  await expect.element(screen.getByText("4 out of 5")).toBeVisible();
});

test("arrows walk the lozenges, digits jump to one", async () => {
  const screen = await render(<Appreciation from={3} />);
  await userEvent.tab();
  await expect.element(screen.getByRole("radio", { name: "3 out of 5" })).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(screen.getByRole("radio", { name: "4 out of 5" })).toBeChecked();
  await userEvent.keyboard("2");
  await expect.element(screen.getByRole("radio", { name: "2 out of 5" })).toBeChecked();
});

test.each(["0", "{Backspace}", "{Delete}"])("%s takes the rating away", async (key) => {
  const screen = await render(<Appreciation from={3} />);
  await userEvent.tab();
  await userEvent.keyboard(key);
  expect(screen.getByRole("radio", { checked: true }).query()).toBeNull();
});

test("the clearing word is there only when there is something to clear", async () => {
  const screen = await render(<Appreciation from={5} />);
  await screen.getByRole("button", { name: "Clear" }).click();
  expect(screen.getByRole("radio", { checked: true }).query()).toBeNull();
  expect(screen.getByRole("button", { name: "Clear" }).query()).toBeNull();
});

test("after clearing, the focus stays in the field", async () => {
  const screen = await render(<Appreciation from={5} />);
  await screen.getByRole("button", { name: "Clear" }).click();
  await expect.element(screen.getByRole("radio", { name: "1 out of 5" })).toHaveFocus();
});
