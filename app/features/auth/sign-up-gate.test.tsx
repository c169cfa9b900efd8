import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showPage } from "#app/saving/testing/show-page.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { SignUpGate } from "./sign-up-gate.tsx";

let mode: string | null;
let works: boolean;
beforeEach(() => {
  mode = "open";
  works = false;
  vi.spyOn(window, "fetch").mockImplementation(async (input) => {
    if (String(input).endsWith("/api/auth/invite")) return Response.json({ works });
    if (mode === null) throw new TypeError("Failed to fetch");
    return Response.json({ providers: [], emailConfirmation: true, signUp: mode });
  });
});
afterEach(() => vi.restoreAllMocks());

const show = (at = "/signup") =>
  showPage(<SignUpGate>{({ invite = "none" }) => <Text>The form, by {invite}</Text>}</SignUpGate>, {
    at,
  });

test.for(["open", null] as const)("the form stands while sign-up is %s", async (told) => {
  mode = told;
  const screen = await show();
  await expect.element(screen.getByText("The form, by none")).toBeVisible();
});

test("closed, it says so, and leads to the sign-in page", async () => {
  mode = "closed";
  const screen = await show();
  await expect
    .element(screen.getByRole("heading", { name: "No accounts are opened here at present" }))
    .toBeVisible();
  await expect.element(screen.getByRole("link", { name: "To the sign-in page" })).toBeVisible();
});

test("by invitation, a code that works opens the form; one that does not is said beside its field", async () => {
  mode = "invite";
  const screen = await show("/signup?invite=ABCD-EFGH-JKMN");
  await expect.element(screen.getByLabelText("Invitation code")).toHaveValue("ABCD-EFGH-JKMN");
  await screen.getByRole("button", { name: "Go on" }).click();
  await expect.element(screen.getByText(/This code opens no journal/)).toBeVisible();
  works = true;
  await screen.getByRole("button", { name: "Go on" }).click();
  await expect.element(screen.getByText("The form, by ABCD-EFGH-JKMN")).toBeVisible();
});
