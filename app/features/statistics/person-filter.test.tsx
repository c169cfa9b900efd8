import "#app/styles.css";
import { useState } from "react";
import { IntlProvider } from "use-intl/react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { people } from "#domain/fixtures/twelve-people.ts";
import { en as statistics } from "./messages.en.ts";
import { PersonFilter } from "./person-filter.tsx";

const named = (id: string | null) => people.find((one) => one.id === id)?.name ?? "everyone";

function Filter() {
  const [personId, setPersonId] = useState<string | null>(null);
  return (
    <IntlProvider locale="en" messages={{ statistics }}>
      <PersonFilter people={people} personId={personId} onChange={setPersonId} />
      <output>{named(personId)}</output>
    </IntlProvider>
  );
}

test("one of very many is found by typing, without accents or capitals, and an empty field is everyone", async () => {
  const screen = await render(<Filter />);
  const field = screen.getByRole("combobox", { name: "With" });
  const shown = screen.getByRole("status").last();
  await field.fill("ines");
  await screen.getByRole("option", { name: "Inès" }).click();
  await expect.element(shown).toHaveTextContent("Inès");
  await expect.element(field).toHaveValue("Inès");
  await field.fill("");
  await expect.element(shown).toHaveTextContent("everyone");
});

test("what is typed and not chosen changes nothing, and the field says so", async () => {
  const screen = await render(<Filter />);
  const field = screen.getByRole("combobox", { name: "With" });
  await field.fill("No");
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await field.fill("Noé");
  await userEvent.tab();
  await expect.element(field).toHaveValue("");
  await expect.element(screen.getByRole("status").last()).toHaveTextContent("everyone");
});
