import { expect, test, vi } from "vitest";
import { showPage } from "#app/saving/testing/show-page.tsx";
import { openJournal } from "#app/store/db/journal.ts";
import { Component } from "./outside-accounts-page.tsx";

// The sign-in methods of a server are asked for once in the life of a page: this one offers none.
test("where nothing is offered and nothing is linked the page says so in one sentence", async () => {
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input) =>
    String(input) === "/api/auth-options"
      ? Response.json({ providers: [], emailConfirmation: true })
      : Response.json({ providers: [], hasPassword: true, hasPasskey: false }),
  );
  await openJournal({ kind: "account", personId: "0194a000-0000-7000-8000-00000000ada0" });
  const screen = await showPage(<Component />);
  await expect.element(screen.getByText(/^This server offers no way in by outside accounts/)).toBeVisible();
  await expect.element(screen.getByRole("heading", { level: 2 })).not.toBeInTheDocument();
  vi.restoreAllMocks();
});
