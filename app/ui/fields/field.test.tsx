import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { PasswordField } from "./password-field.tsx";
import { TextField } from "./text-field.tsx";

test("an error is said with the field it belongs to, before the hint", async () => {
  const screen = await render(
    <TextField label="Email" error="It lacks an end, like “.com”." hint="Only for signing in." />,
  );
  const input = screen.getByRole("textbox", { name: "Email" });
  await expect
    .element(input)
    .toHaveAccessibleDescription("It lacks an end, like “.com”. Only for signing in.");
  await expect.element(input).toHaveAttribute("aria-invalid", "true");
});

test("without an error the field is not marked wrong", async () => {
  const screen = await render(<TextField label="Email" hint="Only for signing in." />);
  const input = screen.getByRole("textbox", { name: "Email" });
  await expect.element(input).not.toHaveAttribute("aria-invalid");
  await expect.element(input).toHaveAccessibleDescription("Only for signing in.");
});

test("an error that comes and goes takes its wiring with it", async () => {
  const screen = await render(<TextField label="Name" error="A first name is enough." />);
  await screen.rerender(<TextField label="Name" />);
  const input = screen.getByRole("textbox", { name: "Name" });
  await expect.element(input).not.toHaveAttribute("aria-describedby");
});

test("the label, not what stands beside it, names the field", async () => {
  const screen = await render(<TextField label="Start" aside="to the season" />);
  await expect.element(screen.getByRole("textbox")).toHaveAccessibleName("Start");
});

test("the eye shows the password, hides it again, and keeps what was typed", async () => {
  const screen = await render(<PasswordField label="Password" showLabel="Show" hideLabel="Hide" />);
  const input = screen.getByLabelText("Password");
  await input.fill("four plain words");
  await screen.getByRole("button", { name: "Show" }).click();
  await expect.element(input).toHaveAttribute("type", "text");
  await screen.getByRole("button", { name: "Hide" }).click();
  await expect.element(input).toHaveAttribute("type", "password");
  await expect.element(input).toHaveValue("four plain words");
});
