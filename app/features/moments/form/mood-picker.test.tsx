import { useState } from "react";
import { IntlProvider } from "use-intl/react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { en as fields } from "#app/words/fields/messages.en.ts";
import { en as moments } from "../messages.en.ts";
import { MoodPicker } from "./mood-picker.tsx";

function Picker({ from = null }: { from?: number | null }) {
  const [mood, setMood] = useState<number | null>(from);
  return (
    <IntlProvider locale="en" messages={{ moments, fields }}>
      <MoodPicker label="Mood" value={mood} onChange={setMood} />
      <output>{String(mood)}</output>
    </IntlProvider>
  );
}

test("each of the five moods has its word, its shape and its number", async () => {
  const screen = await render(<Picker />);
  const words = ["Bright", "Gentle", "Even", "Heavy", "Stormy"];
  for (const [at, word] of words.entries()) {
    await screen.getByText(word).click();
    await expect.element(screen.getByRole("status")).toHaveTextContent(String(5 - at));
  }
  const shapes = [...screen.container.querySelectorAll("svg path:first-child")];
  expect(new Set(shapes.map((shape) => shape.getAttribute("d"))).size).toBe(5);
});

test("arrows walk the moods, and pressing the chosen one takes it back", async () => {
  const screen = await render(<Picker from={4} />);
  await userEvent.tab();
  await expect.element(screen.getByRole("radio", { name: "Gentle" })).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(screen.getByRole("status")).toHaveTextContent("3");
  await screen.getByText("Even").click();
  await expect.element(screen.getByRole("status")).toHaveTextContent("null");
});
