import { afterEach, expect, test, vi } from "vitest";
import { showPage } from "#app/saving/testing/show-page.tsx";
import { openJournal } from "#app/store/db/journal.ts";
import { Component as AddressPage } from "../address/address-page.tsx";
import { Component as ForgotPage } from "./forgot-password-page.tsx";
import { Component as LoginPage } from "./login-page.tsx";
import { Component as SignUpPage } from "./signup-page.tsx";

afterEach(() => vi.restoreAllMocks());

/** A server without mail. @param answer what it says to everything but its options */
function serveWithoutMail(answer: (path: string) => Response) {
  vi.spyOn(window, "fetch").mockImplementation(async (input) =>
    String(input).endsWith("/api/auth-options")
      ? Response.json({ providers: [], emailConfirmation: true, sendsMail: false, signUp: "open" })
      : answer(String(input)),
  );
}

test("a server without mail says before and after the form that nobody can confirm, and promises no letter", async () => {
  serveWithoutMail(() => Response.json({ token: null, emailConfirmation: true }));
  const screen = await showPage(<SignUpPage />, { at: "/signup" });
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

test("no page of a server without mail offers to send one: the forgotten password, the sign-in, the address", async () => {
  serveWithoutMail((path) =>
    path.endsWith("/sign-in/email")
      ? Response.json({ code: "email_not_verified", message: "", details: null, hint: null }, { status: 403 })
      : Response.json({ email: "ada@example.org", isVerified: false, change: null }),
  );
  const forgot = await showPage(<ForgotPage />);
  await expect.element(forgot.getByText(/no link can be sent to choose a new password/)).toBeVisible();
  expect(forgot.getByRole("button", { name: "Send the link" }).query()).toBeNull();
  await forgot.unmount();

  const login = await showPage(<LoginPage />, { pattern: "/login", at: "/login" });
  await login.getByRole("textbox", { name: "Email" }).fill("ada@example.org");
  await login.getByLabelText("Password", { exact: true }).fill("a-quiet-Lantern-7");
  await login.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect.element(login.getByText(/nobody can confirm an address here\. Ask/)).toBeVisible();
  expect(login.getByRole("button", { name: "Send the confirmation again" }).query()).toBeNull();
  await login.unmount();

  await openJournal({ kind: "account", personId: "0194a000-0000-7000-8000-00000000ada0" });
  const address = await showPage(<AddressPage />);
  await expect.element(address.getByText(/no link and no new password can be sent/)).toBeVisible();
  expect(address.getByRole("button", { name: /^Send/ }).query()).toBeNull();
});
