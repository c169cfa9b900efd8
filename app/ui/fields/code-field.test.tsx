import { useState } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { CodeField } from "./code-field.tsx";

function Code({ error }: { error?: string }) {
  const [value, setValue] = useState("");
  return <CodeField label="Code" error={error} value={value} onChange={setValue} />;
}

test("what is pasted with spaces or words around it leaves six digits", async () => {
  const screen = await render(<Code />);
  const input = screen.getByRole("textbox", { name: "Code" });
  await input.fill("  407 918 ");
  await expect.element(input).toHaveValue("407918");
  await userEvent.fill(input, "Your code: 40 79 18 55");
  await expect.element(input).toHaveValue("407918");
});

test("phones show digits and offer the code, and an error is said with the field", async () => {
  const screen = await render(<Code error="Invalid code. Please try again" />);
  const input = screen.getByRole("textbox", { name: "Code" });
  await expect.element(input).toHaveAttribute("inputmode", "numeric");
  await expect.element(input).toHaveAttribute("autocomplete", "one-time-code");
  await expect.element(input).toHaveAccessibleDescription("Invalid code. Please try again");
});
