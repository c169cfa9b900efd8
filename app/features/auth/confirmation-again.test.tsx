import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { showPage } from "#app/saving/testing/show-page.tsx";
import { Component } from "./login-page.tsx";

// As on a phone: the map beside it is not drawn.
beforeEach(() => page.viewport(390, 844));
afterEach(() => vi.restoreAllMocks());

test("a confirmation that could not be sent again says so, and one that was is no alarm", async () => {
  const refusal = (code: string, status: number) =>
    Response.json({ code, message: "", details: null, hint: null }, { status });
  const answers = [refusal("internal", 400), Response.json({ status: true })];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    const path = String(input);
    if (path.endsWith("/sign-in/email")) return refusal("email_not_verified", 403);
    if (path.endsWith("/send-verification-email")) return answers.shift() ?? refusal("internal", 500);
    return path.endsWith("/auth-options")
      ? Response.json({ providers: [], emailConfirmation: true })
      : Response.json(null);
  });
  const screen = await showPage(<Component />, { pattern: "/login", at: "/login" });
  await screen.getByRole("textbox", { name: "Email" }).fill("anna@example.org");
  await screen.getByLabelText("Password", { exact: true }).fill("a-quiet-Lantern-7");
  await screen.getByRole("button", { name: "Sign in", exact: true }).click();
  const again = screen.getByRole("button", { name: "Send the confirmation again" });
  await again.click();
  await expect.element(screen.getByRole("alert").getByText("Error sending verification email")).toBeVisible();
  await again.click();
  await expect.element(screen.getByRole("status").getByText("Sent again to anna@example.org.")).toBeVisible();
  await expect.element(screen.getByRole("alert")).toBeEmptyDOMElement();
  await expect.element(again).not.toBeInTheDocument();
});
