import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { currentSession, refreshSession, watchSession } from "#app/lib/session.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { showPage } from "#app/saving/testing/show-page.tsx";
import { AdminGuard } from "./admin-guard.tsx";
import { guardWords } from "./guard-words.ts";
import { checkRoleAgain } from "./role-checks.ts";

const anna = {
  person: { id: "0190a000-0000-7000-8000-000000000001", email: "anna@example.org", role: "user" },
  expiresAt: "2030-01-01T00:00:00.000Z",
};
const noOthers = async () => ({
  otherJournalOwners: async () => [],
  lockAway: async () => true,
  deleteAll: async () => true,
  takeOpenDemoAlong: async () => true,
});
let session: unknown = null;
let profile: () => Response | Promise<Response>;
let asked: number;

beforeEach(() => {
  asked = 0;
  profile = () => Response.json({ role: "superadmin", email: "anna@example.org" });
  vi.spyOn(window, "fetch").mockImplementation(async (input) => {
    const { pathname } = new URL(String(input), location.href);
    if (pathname === "/api/session") return Response.json(session);
    if (pathname !== "/api/profile") return Response.json({});
    asked += 1;
    return profile();
  });
});
afterEach(() => vi.restoreAllMocks());

const refusal = (status: number, code = "x") =>
  Response.json({ code, message: "", details: null, hint: null }, { status });
const show = (locale: "en" | "fr" = "en") =>
  showPage(
    <WithMessages words={guardWords}>
      <AdminGuard>{(email) => <p>The office of {email}</p>}</AdminGuard>
    </WithMessages>,
    { locale, pattern: "/admin/*", at: "/admin" },
  );

async function signIn(): Promise<void> {
  session = anna;
  if (!currentSession().user) await refreshSession();
  await vi.waitUntil(() => currentSession().user !== null);
}

test("whoever is not signed in is sent to the dashboard, and no role is asked for", async () => {
  const screen = await show();
  await watchSession(noOthers);
  await expect.element(screen.getByTestId("place")).toHaveTextContent("/dashboard");
  expect(asked).toBe(0);
});

test("while the role is asked for a spinner says so; then a superadmin is in", async () => {
  await signIn();
  const { promise, resolve } = Promise.withResolvers<Response>();
  profile = () => promise;
  const screen = await show();
  await expect.element(screen.getByText("Loading…")).toBeVisible();
  resolve(Response.json({ role: "superadmin", email: "anna@example.org" }));
  await expect.element(screen.getByText("The office of anna@example.org")).toBeVisible();
});

test("any other role is sent to the dashboard", async () => {
  await signIn();
  profile = () => Response.json({ role: "user", email: "anna@example.org" });
  const screen = await show();
  await expect.element(screen.getByTestId("place")).toHaveTextContent("/dashboard");
});

test("a profile that does not exist is told in the words of the specification", async () => {
  await signIn();
  profile = () => refusal(406, "PGRST116");
  const screen = await show();
  await expect
    .element(screen.getByText("Profile does not exist. Please contact an administrator."))
    .toBeVisible();
  await expect.element(screen.getByTestId("place")).toHaveTextContent("/admin");
});

test("a failure says why and offers to try again", async () => {
  await signIn();
  profile = () => refusal(500);
  const screen = await show();
  await expect
    .element(screen.getByRole("alert"))
    .toHaveTextContent("The server could not say who you are. Nothing was changed.");
  await expect.element(screen.getByRole("button", { name: "Try again" })).toBeVisible();
});

test("a role that is taken away closes the open office; a moment without an answer does not", async () => {
  await signIn();
  const screen = await show();
  await expect.element(screen.getByText("The office of anna@example.org")).toBeVisible();
  profile = () => refusal(500);
  checkRoleAgain();
  await vi.waitUntil(() => asked === 2);
  await expect.element(screen.getByText("The office of anna@example.org")).toBeVisible();
  profile = () => Response.json({ role: "user", email: "anna@example.org" });
  checkRoleAgain();
  await expect.element(screen.getByTestId("place")).toHaveTextContent("/dashboard");
});
