import { useState } from "react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Combobox } from "./combobox.tsx";

const cities = ["Lyon", "Lys-lez-Lannoy", "Lyons-la-Forêt", "Évry", "Saint-Étienne"];

function CityField({
  onPick = () => {},
  onSubmit = () => {},
}: {
  onPick?: (city: string) => void;
  onSubmit?: () => void;
}) {
  const [text, setText] = useState("");
  const options = cities
    .filter((city) => city.normalize("NFD").toLowerCase().includes(text.normalize("NFD").toLowerCase()))
    .map((city) => ({ id: city, label: city }));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Combobox
        label="City"
        value={text}
        onChange={setText}
        options={options}
        onPick={(option) => {
          setText(option.label);
          onPick(option.label);
        }}
        keepLabel={(typed) => `Keep “${typed}” as it is`}
        countLabel={(count) => `${count} suggestions`}
      />
    </form>
  );
}

test("nothing hangs from the line before something is typed", async () => {
  const screen = await render(<CityField />);
  await screen.getByRole("combobox").click();
  await expect.element(screen.getByRole("combobox")).toHaveAttribute("aria-expanded", "false");
  expect(screen.getByRole("listbox").query()).toBeNull();
});

test("arrows walk the rows around, Enter takes the active one, and the form is not sent", async () => {
  const onPick = vi.fn();
  const onSubmit = vi.fn();
  const screen = await render(<CityField onPick={onPick} onSubmit={onSubmit} />);
  const input = screen.getByRole("combobox", { name: "City" });
  await input.click();
  await userEvent.keyboard("Ly");
  await expect
    .element(screen.getByRole("option", { name: "Lyon", exact: true }))
    .toHaveAttribute("aria-selected", "true");
  await userEvent.keyboard("{ArrowDown}");
  await expect
    .element(screen.getByRole("option", { name: "Lys-lez-Lannoy" }))
    .toHaveAttribute("aria-selected", "true");
  const active = screen.getByRole("option", { selected: true }).element();
  await expect.element(input).toHaveAttribute("aria-activedescendant", active.id);
  await userEvent.keyboard("{ArrowUp}{ArrowUp}");
  await expect
    .element(screen.getByRole("option", { name: "Keep “Ly” as it is" }))
    .toHaveAttribute("aria-selected", "true");
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  await expect.element(input).toHaveValue("Lys-lez-Lannoy");
  expect(onPick).toHaveBeenCalledExactlyOnceWith("Lys-lez-Lannoy");
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByRole("listbox").query()).toBeNull();
});

test("the last row keeps the text as it was typed", async () => {
  const onPick = vi.fn();
  const screen = await render(<CityField onPick={onPick} />);
  await screen.getByRole("combobox").click();
  await userEvent.keyboard("Ly{ArrowUp}{Enter}");
  await expect.element(screen.getByRole("combobox")).toHaveValue("Ly");
  expect(onPick).not.toHaveBeenCalled();
});

test("Escape closes the list and keeps the text; an arrow opens it again", async () => {
  const screen = await render(<CityField />);
  const input = screen.getByRole("combobox");
  await input.click();
  await userEvent.keyboard("Ly{Escape}");
  await expect.element(input).toHaveAttribute("aria-expanded", "false");
  await expect.element(input).toHaveValue("Ly");
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(input).toHaveAttribute("aria-expanded", "true");
});

test("leaving the field closes the list and keeps the text", async () => {
  const screen = await render(<CityField />);
  await screen.getByRole("combobox").click();
  await userEvent.keyboard("Ly");
  await userEvent.tab();
  expect(screen.getByRole("listbox").query()).toBeNull();
  await expect.element(screen.getByRole("combobox")).toHaveValue("Ly");
});

test("a row is taken with the pointer without the field losing its focus", async () => {
  const screen = await render(<CityField />);
  const input = screen.getByRole("combobox");
  await input.click();
  await userEvent.keyboard("Ly");
  await screen.getByRole("option", { name: "Lyons-la-Forêt" }).click();
  await expect.element(input).toHaveValue("Lyons-la-Forêt");
  await expect.element(input).toHaveFocus();
});

test("those who do not see the list hear how many rows it has", async () => {
  const screen = await render(<CityField />);
  await screen.getByRole("combobox").click();
  await userEvent.keyboard("Ly");
  await expect.element(screen.getByRole("status")).toHaveTextContent("3 suggestions");
});
