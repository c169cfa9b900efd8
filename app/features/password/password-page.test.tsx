import { afterEach, expect, test, vi } from "vitest";
import { ProofOpener } from "#app/features/frame/proof-opener.tsx";
import { showPage } from "#app/saving/testing/show-page.tsx";
import { openJournal } from "#app/store/db/journal.ts";
import { dismissToast } from "#app/ui/overlays/toast-store.ts";
import { Component } from "./password-page.tsx";

afterEach(() => {
  dismissToast();
  vi.restoreAllMocks();
});

const refusal = (code: string, status: number, details: object | null = null) =>
  Response.json({ code, message: "", details, hint: null }, { status });
const factors = { factors: [], backupCodesLeft: 0, hasPassword: true, passkeys: 0 };

/** @param answer what the server says to a new password */
function serve(hasPassword = true, answer = () => Response.json({ status: true })) {
  const sent: unknown[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    if (String(input).endsWith("/factors")) return Response.json(factors);
    if (!init?.method || init.method === "GET")
      return Response.json({ providers: ["oidc"], hasPassword, hasPasskey: false });
    sent.push([String(input), typeof init.body === "string" ? JSON.parse(init.body) : null]);
    return answer();
  });
  return sent;
}
async function show(locale: "en" | "fr" = "en") {
  await openJournal({ kind: "account", personId: "0194a000-0000-7000-8000-00000000ada0" });
  const screen = await showPage(
    <>
      <Component />
      <ProofOpener />
    </>,
    { locale },
  );
  const field = screen.getByLabelText("New password", { exact: true });
  const again = screen.getByLabelText("Confirm password", { exact: true });
  const submit = screen.getByRole("button", { name: "Use this password" });
  const type = async (password: string, confirm = password) => {
    await field.fill(password);
    await again.fill(confirm);
    await submit.click();
  };
  return { screen, field, again, type };
}
const good = "a lake, and three rivers";

test("a new password is sent once, said to be kept, and does not stay in the fields", async () => {
  const sent = serve();
  const { screen, field, again, type } = await show();
  await expect.element(screen.getByText(/^All your other devices are signed out/)).toBeVisible();
  await expect.element(screen.getByText(/^Tokens for scripts stop working/)).toBeVisible();
  await type(good);
  await expect.element(screen.getByText("Your password is changed")).toBeVisible();
  await expect.element(field).toHaveValue("");
  await expect.element(again).toHaveValue("");
  expect(sent).toEqual([["/api/auth/password", { newPassword: good }]]);
});

test.each([
  ["12345", "12345", "New password", "Password must be at least 6 characters"],
  ["password", "password", "New password", "Too many people use this password. Choose another one."],
  [good, "a lake, and two rivers", "Confirm password", "Passwords do not match"],
])(
  "%s, then %s: what is wrong is said at its field, which has the focus; nothing is sent and all stays",
  async (password, confirm, label, words) => {
    const sent = serve();
    const { screen, field, again, type } = await show();
    await type(password, confirm);
    const wrong = screen.getByLabelText(label, { exact: true });
    await expect.element(wrong).toHaveAccessibleDescription(words);
    await expect.element(wrong).toHaveFocus();
    await expect.element(field).toHaveValue(password);
    await expect.element(again).toHaveValue(confirm);
    expect(sent).toEqual([]);
  },
);

test("what only the server knows to be weak is said at the field, which has the focus, and stays typed", async () => {
  serve(true, () => refusal("weak_password", 400, { field: "newPassword", reason: "own_name" }));
  const { field, type } = await show();
  await type("duchesne-2026");
  await expect
    .element(field)
    .toHaveAccessibleDescription("This password is your own name. Choose another one.");
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue("duchesne-2026");
});

test.each([
  ["too_many", 429, /^Too many attempts/],
  ["unauthorized", 401, /^Your session has ended/],
  ["internal", 500, /^An error occurred/],
])("a refusal (%s) is said beside the button, and what was typed stays", async (code, status, words) => {
  serve(true, () => refusal(code, status));
  const { screen, field, again, type } = await show();
  await type(good);
  await expect.element(screen.getByText(words)).toBeVisible();
  await expect.element(field).toHaveValue(good);
  await expect.element(again).toHaveValue(good);
});

test("an answer that is lost is not told as a no, and the same password can be sent once more", async () => {
  let isLost = true;
  const sent = serve(true, () => {
    if (isLost) throw new TypeError("Failed to fetch");
    return Response.json({ status: true });
  });
  const { screen, field, type } = await show();
  await type(good);
  await expect.element(screen.getByText(/^No answer came/)).toBeVisible();
  await expect.element(field).toHaveValue(good);
  isLost = false;
  await screen.getByRole("button", { name: "Use this password" }).click();
  await expect.element(screen.getByText("Your password is changed")).toBeVisible();
  expect(sent.length).toBe(2);
});

test("the proof is asked for over the form; turned down, nothing has changed and what was typed stays", async () => {
  serve(true, () => refusal("reauthentication_required", 403));
  const { screen, field, type } = await show();
  await type(good);
  await screen.getByRole("dialog").getByRole("button", { name: "Cancel" }).last().click();
  await expect.element(screen.getByText(/you did not prove that it is you/)).toBeVisible();
  await expect.element(field).toHaveValue(good);
});

test("an account without a password sets its first one", async () => {
  serve(false);
  const { screen, type } = await show();
  await expect.element(screen.getByText(/^Your account has no password so far/)).toBeVisible();
  await type(good);
  await expect.element(screen.getByText("Your account has a password")).toBeVisible();
  await expect.element(screen.getByText(/^A new one takes effect at once/)).toBeVisible();
});

test("without a network it says so and no more, also where an answer failed before, and with one again it asks", async () => {
  vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("away"));
  const network = vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
  const { screen, field } = await show();
  const failed = screen.getByText("The server did not say how your journal is opened");
  await expect.element(failed).toBeVisible();
  network.mockReturnValue(false);
  dispatchEvent(new Event("offline"));
  await expect.element(screen.getByText(/^You are offline/)).toBeVisible();
  await expect.element(failed).not.toBeInTheDocument();
  await expect.element(field).not.toBeInTheDocument();
  serve();
  network.mockReturnValue(true);
  dispatchEvent(new Event("online"));
  await expect.element(field).toBeVisible();
});

test("without an answer the page says so and asks again, in each language", async () => {
  vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("away"));
  const { screen } = await show("fr");
  await expect
    .element(screen.getByText("Le serveur n’a pas dit comment s’ouvre votre journal"))
    .toBeVisible();
  serve();
  await screen.getByRole("button", { name: "Réessayer" }).click();
  await expect.element(screen.getByLabelText("Nouveau mot de passe", { exact: true })).toBeVisible();
});

test("a journal without an account has no password, and the server is not asked", async () => {
  const asked = serve();
  await openJournal({ kind: "device" });
  const screen = await showPage(<Component />);
  await expect.element(screen.getByText(/it has no password\.$/)).toBeVisible();
  expect(asked).toEqual([]);
  expect(fetch).not.toHaveBeenCalled();
});
