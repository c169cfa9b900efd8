import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showPage } from "#app/saving/testing/show-page.tsx";
import { composeBackup } from "#app/store/backups/compose-backup.ts";
import {
  createConversation,
  createTurn,
  deleteConversation,
  updateConversation,
} from "#app/store/conversations/conversations.ts";
import { openJournal } from "#app/store/db/journal.ts";
import { BackupsSection } from "./backups-section.tsx";

type Answer = () => Response;
let answers: Record<string, Answer>;
let personId: string;
const newest = "GET /api/user_backups";
const earlier = "GET /api/user_backup_versions";

beforeEach(async () => {
  personId = crypto.randomUUID();
  answers = {};
  vi.spyOn(window, "fetch").mockImplementation(async (input, init) => {
    const { pathname, searchParams } = new URL(String(input), location.href);
    const kind = searchParams.has("id") ? " one" : "";
    const answer = answers[`${init?.method ?? "GET"} ${pathname}${kind}`];
    if (!answer) throw new TypeError("Failed to fetch");
    return answer();
  });
});
afterEach(() => vi.restoreAllMocks());

const refusal =
  (status: number, code: string, message = ""): Answer =>
  () =>
    Response.json({ code, message, details: null, hint: null }, { status });
const at = (minute: number) => `2026-11-21T10:${String(minute).padStart(2, "0")}:00.000Z`;
const head = (id: number, minute: number) => ({
  id: `01989681-0000-7000-8000-00000000000${id}`,
  created_at: at(minute),
});
function keep(data: unknown) {
  answers[newest] = () => Response.json([head(1, 10)]);
  answers[earlier] = () => Response.json([head(2, 5)]);
  answers[`${newest} one`] = () => Response.json({ created_at: at(10), backup_data: data });
}
async function show(locale: "en" | "fr" = "en") {
  await openJournal({ kind: "account", personId });
  return showPage(<BackupsSection />, { locale });
}
async function say(title: string): Promise<string> {
  const id = crypto.randomUUID();
  await createConversation(id, { title });
  const reply = {
    id: crypto.randomUUID(),
    question: `${title}?`,
    locale: "en",
    at: at(0),
    reply: "{}",
  } as const;
  await createTurn(id, { reply, cited: [] });
  return id;
}
async function stateNow() {
  const { database } = await openJournal({ kind: "account", personId });
  return (await composeBackup(database, { personId, timestamp: at(10), timeZone: "UTC" })).backup;
}
const lookInto = (screen: Awaited<ReturnType<typeof show>>) =>
  screen.getByRole("button", { name: /^Look inside:/ }).first();

test("a state is compared before anything is written, brought back, and undone", async () => {
  await openJournal({ kind: "account", personId });
  const gone = await say("The sea in March");
  const other = await say("Before");
  keep(await stateNow());
  await deleteConversation(gone);
  await updateConversation(other, { title: "After" });
  const screen = await show();
  await expect.element(screen.getByText("· the newest")).toBeVisible();
  await lookInto(screen).click();
  await expect.element(screen.getByText("The sea in March")).toBeVisible();
  await expect.element(screen.getByRole("radio", { name: /^Keep what is here/ })).toBeChecked();
  await screen.getByRole("button", { name: "Bring it back" }).click();
  await expect.element(screen.getByText(/^Brought back: one conversation\./)).toBeVisible();
  await lookInto(screen).click();
  await expect.element(screen.getByText("With this choice nothing would change.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Bring it back" }).query()).toBeNull();
  await screen.getByRole("radio", { name: /^Take it as it was then/ }).click();
  await screen.getByRole("button", { name: "Leave it" }).click();
  await screen.getByRole("button", { name: "Undo it" }).click();
  await screen.getByRole("dialog").getByRole("button", { name: "Undo it" }).click();
  await expect.element(screen.getByText(/^Undone .*: one entry to the trash\.$/)).toBeVisible();
});

test("what was brought back and undone is not said to be here any more", async () => {
  await openJournal({ kind: "account", personId });
  const gone = await say("The sea in March");
  keep(await stateNow());
  await deleteConversation(gone);
  const screen = await show();
  await lookInto(screen).click();
  await screen.getByRole("button", { name: "Bring it back" }).click();
  await expect.element(screen.getByText(/^Brought back: /)).toBeVisible();
  await screen.getByRole("button", { name: "Undo it" }).click();
  await screen.getByRole("dialog").getByRole("button", { name: "Undo it" }).click();
  await expect.element(screen.getByText(/^Undone /)).toBeVisible();
  await expect.element(screen.getByText(/^Brought back: /)).not.toBeInTheDocument();
});

test("a state of another person, and one that was edited, are refused with words and change nothing", async () => {
  await openJournal({ kind: "account", personId });
  const state = await stateNow();
  keep({ ...state, userId: crypto.randomUUID() });
  const screen = await show();
  await lookInto(screen).click();
  await expect
    .element(screen.getByText(/^This state is another person’s.*Nothing was changed\.$/))
    .toBeVisible();
  keep({ ...state, data: { ...state.data, preferences: { ...state.data.preferences, plan: "pro" } } });
  await lookInto(screen).click();
  await expect.element(screen.getByText(/no backup says \(“plan”\): it was edited/)).toBeVisible();
});

test("a state that is the same says so, and offers nothing to write", async () => {
  await openJournal({ kind: "account", personId });
  await say("The sea");
  keep(await stateNow());
  const screen = await show();
  await lookInto(screen).click();
  await expect.element(screen.getByText("Everything in it is here as it was then.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Bring it back" }).query()).toBeNull();
});

test("nothing kept yet, no network, signed out and a server without the table are told apart", async () => {
  const screen = await show();
  await expect.element(screen.getByText(/^Without a network the states cannot be shown/)).toBeVisible();
  answers[newest] = refusal(401, "unauthorized");
  answers[earlier] = answers[newest];
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect.element(screen.getByText(/^You are signed out/)).toBeVisible();
  answers[newest] = refusal(404, "", "Could not find the table 'public.user_backups' in the schema cache");
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect.element(screen.getByText(/^This server keeps no backups/)).toBeVisible();
  answers[newest] = () => Response.json([]);
  answers[earlier] = answers[newest];
  dispatchEvent(new Event("online"));
  await expect.element(screen.getByText(/^None is kept yet/)).toBeVisible();
});

test("a state that newer ones took the place of is said, and the list asked for anew", async () => {
  keep(null);
  answers[`${newest} one`] = () => Response.json({ created_at: at(11), backup_data: {} });
  const screen = await show();
  await expect.element(screen.getByRole("button", { name: /^Look inside:/ }).nth(1)).toBeVisible();
  answers[newest] = () => Response.json([head(1, 11)]);
  await lookInto(screen).click();
  await expect.element(screen.getByText(/^This state is not there any more/)).toBeVisible();
});
