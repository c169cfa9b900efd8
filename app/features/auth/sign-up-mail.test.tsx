import { afterEach, expect, test, vi } from "vitest";
import { showPage } from "#app/saving/testing/show-page.tsx";
import { Component } from "./signup-page.tsx";

afterEach(() => vi.restoreAllMocks());

test("a server without mail says before and after the form that nobody can confirm, and promises no letter", async () => {
  vi.spyOn(window, "fetch").mockImplementation(async (input) =>
    String(input).endsWith("/api/auth-options")
      ? Response.json({ providers: [], emailConfirmation: true, sendsMail: false, signUp: "open" })
      : Response.json({ token: null, emailConfirmation: true }),
  );
  const screen = await showPage(<Component />, { at: "/signup" });
  const words = /This server sends no mail: nobody can confirm an address here/;
  await expect.element(screen.getByText(words)).toBeVisible();
  expect(screen.getByText(/A message will be sent/).query()).toBeNull();
  await screen.getByLabelText("First name").fill("Ada");
  await screen.getByLabelText("Last name").fill("Vert");
  await screen.getByLabelText("Email").fill("ada@example.org");
  await screen.getByLabelText("Password", { exact: true }).fill("a-quiet-Lantern-7");
  await screen.getByLabelText("Confirm password").fill("a-quiet-Lantern-7");
  await screen.getByLabelText("I am 18 or older").click();
  await screen.getByLabelText(/^I accept/).click({ position: { x: 5, y: 5 } });
  await screen.getByRole("button", { name: "Create my account" }).click();
  await expect.element(screen.getByRole("alert").getByText(words)).toBeVisible();
  await expect
    .element(screen.getByRole("heading", { name: "A letter is on its way" }))
    .not.toBeInTheDocument();
});
