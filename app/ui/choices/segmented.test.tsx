import { useState } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Segmented } from "./segmented.tsx";

const options = [
  { value: "all", label: "All", detail: 9 },
  { value: "ongoing", label: "Ongoing", detail: 1 },
  { value: "ended", label: "Ended", detail: 8 },
] as const;

function Filter() {
  const [value, setValue] = useState<(typeof options)[number]["value"]>("all");
  return <Segmented label="Status" labelHidden options={options} value={value} onChange={setValue} />;
}

test("one stop for Tab, arrows choose, the ends meet", async () => {
  const screen = await render(
    <>
      <button type="button">Before</button>
      <Filter />
      <button type="button">After</button>
    </>,
  );
  await screen.getByRole("button", { name: "Before" }).click();
  await userEvent.tab();
  await expect.element(screen.getByRole("radio", { name: "All 9" })).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(screen.getByRole("radio", { name: "Ongoing 1" })).toBeChecked();
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
  await expect.element(screen.getByRole("radio", { name: "Ended 8" })).toBeChecked();
  await userEvent.tab();
  await expect.element(screen.getByRole("button", { name: "After" })).toHaveFocus();
});

test("the group has its name though the name is not drawn", async () => {
  const screen = await render(<Filter />);
  await expect.element(screen.getByRole("radiogroup", { name: "Status" })).toBeInTheDocument();
});
