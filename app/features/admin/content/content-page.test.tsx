import { beforeEach, expect, test, vi } from "vitest";
import type { ListedAnnouncement, ListedText } from "#domain/admin/site-contents.ts";
import { createOfficeServer, showOffice } from "../testing/show-office.tsx";
import { Component } from "./content-page.tsx";

const id = "0194a000-0000-4000-8000-000000000001";
const shown: ListedAnnouncement = {
  id,
  version: 3,
  texts: { en: "Sunday, an hour of rest.", fr: "Dimanche, une heure de repos." },
  startsAt: "2026-01-01T08:00:00.000Z",
  endsAt: "2099-01-01T08:00:00.000Z",
  withdrawnAt: null,
};
const help = { emergency: ["112"], lines: [] };
const texts = (versions: ListedText["versions"] = []): readonly ListedText[] => [
  { document: "privacy", language: "en", versions },
];
const published = [{ version: 2, letters: 9, publishedAt: "2026-05-01T08:00:00.000Z" }];

const server = createOfficeServer();
beforeEach(() => {
  localStorage.clear();
  server.answer("GET /api/admin/reports", { rows: [], total: 0, page: 1, size: 50 });
  server.answer("GET /api/admin/help-lines", {
    countries: [{ country: "FR", version: 4, help, changedAt: "2026-05-01T08:00:00.000Z" }],
  });
  server.answer("GET /api/admin/texts", { texts: texts() });
  server.answer("GET /api/admin/announcements", { announcements: [shown] });
});

async function open(tab: string) {
  const screen = await showOffice(<Component />);
  await screen.getByRole("tab", { name: tab }).click();
  return screen;
}

test("an announcement is sent with the reason, and taken back by one press", async () => {
  const screen = await open("Announcements");
  await screen.getByRole("button", { name: "Change", exact: true }).click();
  const dialog = screen.getByRole("dialog", { name: "Change the announcement" });
  await dialog.getByLabelText("In English").fill("Monday, an hour of rest.");
  await dialog.getByRole("button", { name: "Save for everyone" }).click();
  await expect.element(dialog.getByText("Write a few words")).toBeVisible();
  expect(server.sent).toEqual([]);
  const written = { ...shown, version: 4, texts: { ...shown.texts, en: "Monday, an hour of rest." } };
  server.answer(`PUT /api/admin/announcements/${id}`, { outcome: "saved", announcement: written });
  await dialog.getByLabelText("Why").fill("it was put off");
  await dialog.getByRole("button", { name: "Save for everyone" }).click();
  await expect.element(screen.getByText(/Apps that are open show it within ten minutes/)).toBeVisible();
  expect(server.sent[0]?.body).toMatchObject({
    announcement: { texts: { en: "Monday, an hour of rest." } },
    base: 3,
    reason: "it was put off",
  });
  await screen.getByRole("button", { name: "Undo" }).click();
  await expect.element(screen.getByText("Taken back.")).toBeVisible();
  expect(server.sent[1]?.body).toMatchObject({
    announcement: { texts: shown.texts },
    base: 4,
    reason: "Taken back: it was put off",
  });
});

test("what somebody else announced meanwhile is shown, and an undo goes back to theirs", async () => {
  const screen = await open("Announcements");
  await screen.getByRole("button", { name: "Change", exact: true }).click();
  const dialog = screen.getByRole("dialog", { name: "Change the announcement" });
  await dialog.getByLabelText("In English").fill("Mine.");
  await dialog.getByLabelText("Why").fill("it was put off");
  const theirs = { ...shown, version: 8, texts: { en: "Theirs.", fr: "" } };
  server.answer(`PUT /api/admin/announcements/${id}`, { outcome: "changed", announcement: theirs });
  await dialog.getByRole("button", { name: "Save for everyone" }).click();
  await expect.element(dialog.getByRole("alert").getByText(/Now: Theirs. \/ —/)).toBeVisible();
  await expect.element(dialog.getByLabelText("In English")).toHaveValue("Mine.");
  server.answer(`PUT /api/admin/announcements/${id}`, {
    outcome: "saved",
    announcement: { ...theirs, version: 9 },
  });
  await dialog.getByRole("button", { name: "Save for everyone" }).click();
  await screen.getByRole("button", { name: "Undo" }).click();
  await expect.element(screen.getByText("Taken back.")).toBeVisible();
  expect(server.sent.map(({ body }) => body)).toMatchObject([
    { base: 3 },
    { base: 8 },
    { announcement: { texts: theirs.texts }, base: 9 },
  ]);
});

test("withdrawing asks why, says a refusal where it was asked, and announces the words again when it is undone", async () => {
  const screen = await open("Announcements");
  await screen.getByRole("button", { name: "Withdraw", exact: true }).click();
  const dialog = screen.getByRole("dialog", { name: "Withdraw this announcement?" });
  await dialog.getByLabelText("Why").fill("it is over");
  server.answer(`POST /api/admin/announcements/${id}/withdraw`, { code: "not_found", message: "" }, 404);
  await dialog.getByRole("button", { name: "Withdraw", exact: true }).click();
  await expect.element(dialog.getByRole("alert").getByText("It no longer exists.")).toBeVisible();
  await expect.element(dialog.getByLabelText("Why")).toHaveValue("it is over");
  server.answer(`POST /api/admin/announcements/${id}/withdraw`, { withdrawn: true });
  await dialog.getByRole("button", { name: "Withdraw", exact: true }).click();
  await screen.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => server.sent.at(-1)?.call).toMatch(/^PUT \/api\/admin\/announcements\//);
  expect(server.sent.at(-1)?.call).not.toContain(id);
  expect(server.sent.at(-1)?.body).toMatchObject({ announcement: { texts: shown.texts }, base: 0 });
});

test("the field of a text comes with the words that count, and not before them", async () => {
  let tell: (response: Response) => void = () => undefined;
  server.answer("GET /api/admin/texts", { texts: texts(published) });
  server.answers.set("GET /api/admin/texts/privacy/en/2", () => new Promise((told) => (tell = told)));
  const screen = await open("Legal texts and help");
  await screen.getByRole("button", { name: "Edit Privacy, English" }).click();
  await expect.element(screen.getByText("Asking the server…")).toBeInTheDocument();
  await expect.element(screen.getByLabelText("Text", { exact: true })).not.toBeInTheDocument();
  tell(Response.json({ version: 2, body: "Be kind.\n", publishedAt: published[0]?.publishedAt }));
  await expect.element(screen.getByLabelText("Text", { exact: true })).toHaveValue("Be kind.\n");
});

test("words that cannot be read leave no empty field to publish, but another try", async () => {
  server.answer("GET /api/admin/texts", { texts: texts(published) });
  const screen = await open("Legal texts and help");
  await screen.getByRole("button", { name: "Edit Privacy, English" }).click();
  await expect.element(screen.getByRole("alert").getByText("The server did not answer.")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Publish" })).not.toBeInTheDocument();
  server.answer("GET /api/admin/texts/privacy/en/2", { version: 2, body: "Be kind.", publishedAt: null });
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect.element(screen.getByLabelText("Text", { exact: true })).toHaveValue("Be kind.");
});

test("the built-in words are where a text begins that nobody published", async () => {
  const screen = await open("Legal texts and help");
  await screen.getByRole("button", { name: "Edit Privacy, English" }).click();
  const field = screen.getByLabelText("Text", { exact: true });
  await expect.element(field).toHaveValue(expect.stringMatching(/^# \w/));
  await expect.element(screen.getByRole("button", { name: /built-in text back/ })).not.toBeInTheDocument();
});

test("a text is shown as it will be read, in its language, without being sent", async () => {
  server.answer("GET /api/admin/texts", { texts: [{ document: "privacy", language: "fr", versions: [] }] });
  const screen = await open("Legal texts and help");
  await screen.getByRole("button", { name: "Edit Privacy, French" }).click();
  const field = screen.getByLabelText("Text", { exact: true });
  await field.fill("# Ce qui reste\n\n- rien **de nommé**\n\n<script>alert(1)</script>");
  await screen.getByText("As it will be read").click();
  const shown = screen.getByRole("region", { name: "As it will be read" });
  await expect.element(shown.getByRole("heading", { name: "Ce qui reste" })).toBeVisible();
  await expect.element(shown.getByRole("listitem")).toHaveTextContent("rien de nommé");
  await expect.element(shown).toHaveAttribute("lang", "fr");
  expect(shown.element().querySelector("script")).toBeNull();
  await screen.getByText("Write", { exact: true }).click();
  await expect.element(field).toHaveValue(expect.stringContaining("**de nommé**"));
  expect(server.sent).toEqual([]);
});

test("the built-in text is put back after a question alone, and what was typed stays", async () => {
  server.answer("GET /api/admin/texts", { texts: texts(published) });
  server.answer("GET /api/admin/texts/privacy/en/2", { version: 2, body: "Be kind.", publishedAt: null });
  const screen = await open("Legal texts and help");
  await screen.getByRole("button", { name: "Edit Privacy, English" }).click();
  const field = screen.getByLabelText("Text", { exact: true });
  await field.fill("Be kinder.");
  await screen.getByRole("button", { name: "Put the built-in text back" }).click();
  const dialog = screen.getByRole("dialog", { name: "Put the built-in text back?" });
  await expect.element(dialog.getByText(/reads the words that Tendre came with/)).toBeVisible();
  expect(server.sent).toEqual([]);
  server.answer("POST /api/admin/texts/privacy/en", {
    saved: true,
    text: { version: 3, body: null, publishedAt: "2026-06-01T08:00:00.000Z" },
  });
  await dialog.getByLabelText("Why").fill("it said too much");
  await dialog.getByRole("button", { name: "Put the built-in text back" }).click();
  await expect.element(screen.getByText("Version 3 is in force from now on.")).toBeVisible();
  expect(server.sent[0]?.body).toEqual({ body: null, base: 2, reason: "it said too much" });
  await expect.element(field).toHaveValue("Be kinder.");
});

test("a version is taken into the field, and what was there comes back by one press", async () => {
  server.answer("GET /api/admin/texts", { texts: texts(published) });
  server.answer("GET /api/admin/texts/privacy/en/2", { version: 2, body: "Be kind.", publishedAt: null });
  const screen = await open("Legal texts and help");
  await screen.getByRole("button", { name: "Edit Privacy, English" }).click();
  const field = screen.getByLabelText("Text", { exact: true });
  await field.fill("Be kinder.");
  await screen.getByRole("button", { name: "Take into the field: version 2" }).click();
  await expect.element(field).toHaveValue("Be kind.");
  await screen.getByRole("button", { name: "Put back what was there" }).click();
  await expect.element(field).toHaveValue("Be kinder.");
});

test("words that were not published stay when one leaves, are said in the list, and go with the publication", async () => {
  const screen = await open("Legal texts and help");
  const edit = screen.getByRole("button", { name: "Edit Privacy, English" });
  await edit.click();
  const field = screen.getByLabelText("Text", { exact: true });
  await field.fill("Be kinder.");
  await screen.getByLabelText("Why").fill("it was unkind");
  await screen.getByRole("tab", { name: "Announcements" }).click();
  await screen.getByRole("tab", { name: "Legal texts and help" }).click();
  await expect.element(screen.getByText("begun, not sent")).toBeVisible();
  await edit.click();
  await expect.element(field).toHaveValue("Be kinder.");
  await expect.element(screen.getByLabelText("Why")).toHaveValue("it was unkind");
  server.answer("POST /api/admin/texts/privacy/en", {
    saved: true,
    text: { version: 1, body: "Be kinder.", publishedAt: "2026-06-01T08:00:00.000Z" },
  });
  await screen.getByRole("button", { name: "Publish" }).click();
  await expect.element(screen.getByText("Version 1 is in force from now on.")).toBeVisible();
  await screen.getByRole("button", { name: "All texts" }).click();
  await expect.element(screen.getByText("begun, not sent")).not.toBeInTheDocument();
  expect(Object.keys(localStorage).filter((key) => key.includes("office"))).toEqual([]);
});

test("a draft that was typed upon an older version is sent as such, and what is published stays beside it", async () => {
  const fields = { body: "Be kinder.", reason: "it was unkind" };
  localStorage.setItem("tendre.office..text:privacy:en", JSON.stringify({ fields, base: 1 }));
  server.answer("GET /api/admin/texts", { texts: texts(published) });
  server.answer("GET /api/admin/texts/privacy/en/2", { version: 2, body: "Be kind.", publishedAt: null });
  server.answer("POST /api/admin/texts/privacy/en", {
    saved: false,
    text: { version: 2, body: "Be kind.", publishedAt: null },
  });
  const screen = await open("Legal texts and help");
  await screen.getByRole("button", { name: "Edit Privacy, English" }).click();
  await screen.getByRole("button", { name: "Publish" }).click();
  await expect.element(screen.getByText(/Somebody published meanwhile/)).toBeVisible();
  await expect.element(screen.getByLabelText("Text", { exact: true })).toHaveValue("Be kinder.");
  await screen.getByRole("button", { name: "Publish" }).click();
  await expect.poll(() => server.sent.map(({ body }) => body)).toMatchObject([{ base: 1 }, { base: 2 }]);
});

test("a draft that the browser does not keep is said to be on this page only", async () => {
  const screen = await open("Legal texts and help");
  await screen.getByRole("button", { name: "Edit Privacy, English" }).click();
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  });
  await screen.getByLabelText("Text", { exact: true }).fill("Be kinder.");
  await expect.element(screen.getByText(/on this page only/)).toBeVisible();
});

test("starting over brings the words of now, and one press brings back what was typed", async () => {
  server.answer("GET /api/admin/texts", { texts: texts(published) });
  server.answer("GET /api/admin/texts/privacy/en/2", { version: 2, body: "Be kind.", publishedAt: null });
  const screen = await open("Legal texts and help");
  await screen.getByRole("button", { name: "Edit Privacy, English" }).click();
  const field = screen.getByLabelText("Text", { exact: true });
  await field.fill("Be kinder.");
  await expect.element(screen.getByText("Kept on this device, not sent yet")).toBeVisible();
  await screen.getByRole("button", { name: "Start over" }).click();
  await expect.element(field).toHaveValue("Be kind.");
  await screen.getByRole("button", { name: "Put it back" }).click();
  await expect.element(field).toHaveValue("Be kinder.");
});

test("letters typed while a text is being published are not taken for published ones", async () => {
  const told = Promise.withResolvers<Response>();
  server.answers.set("POST /api/admin/texts/privacy/en", () => told.promise);
  const screen = await open("Legal texts and help");
  await screen.getByRole("button", { name: "Edit Privacy, English" }).click();
  const field = screen.getByLabelText("Text", { exact: true });
  await field.fill("Be kind.");
  await screen.getByLabelText("Why").fill("it was unkind");
  await screen.getByRole("button", { name: "Publish" }).click();
  await expect.poll(() => server.sent.length).toBe(1);
  await field.fill("Be kind. And");
  told.resolve(
    Response.json({
      saved: true,
      text: { version: 1, body: "Be kind.", publishedAt: "2026-06-01T08:00:00Z" },
    }),
  );
  await expect.element(screen.getByText("Version 1 is in force from now on.")).toBeVisible();
  await expect.element(field).toHaveValue("Be kind. And");
  await expect.element(screen.getByText("Kept on this device, not sent yet")).toBeVisible();
});

test("help lines and announcements that were begun are there again after their dialog was closed", async () => {
  const screen = await open("Announcements");
  await screen.getByRole("button", { name: "Write an announcement" }).click();
  await screen.getByLabelText("In English").fill("An hour of rest");
  await screen.getByRole("button", { name: "Close" }).click();
  await screen.getByRole("button", { name: "Write an announcement" }).click();
  await expect.element(screen.getByLabelText("In English")).toHaveValue("An hour of rest");
  await screen.getByRole("button", { name: "Close" }).click();
  await screen.getByRole("tab", { name: "Help lines" }).click();
  await screen.getByRole("button", { name: "Edit the help lines of France" }).click();
  await screen.getByLabelText("Emergency numbers").fill("112, 15");
  await screen.getByRole("button", { name: "Close" }).click();
  await expect.element(screen.getByText("begun, not sent")).toBeVisible();
  await screen.getByRole("button", { name: "Edit the help lines of France" }).click();
  await expect.element(screen.getByLabelText("Emergency numbers")).toHaveValue("112, 15");
});

test("a country gets its built-in help lines back after a question alone", async () => {
  const screen = await open("Help lines");
  await screen.getByRole("button", { name: "Edit the help lines of France" }).click();
  await screen.getByRole("button", { name: /built-in lines back/ }).click();
  const dialog = screen.getByRole("dialog", { name: "Give France its built-in lines back?" });
  await dialog.getByLabelText("Why").fill("they moved");
  expect(server.sent).toEqual([]);
  server.answer("PUT /api/admin/help-lines/FR", {
    saved: true,
    entry: { country: "FR", version: 5, help: null, changedAt: "2026-06-01T08:00:00.000Z" },
  });
  await dialog.getByRole("button", { name: "Give back" }).click();
  await expect.element(screen.getByText(/France: saved/)).toBeVisible();
  expect(server.sent[0]?.body).toEqual({ help: null, base: 4, reason: "they moved" });
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
});
