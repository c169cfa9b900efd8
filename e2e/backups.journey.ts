import { randomUUID } from "node:crypto";
import type { BrowserContext } from "@playwright/test";
import { backupEvery } from "#domain/backup/backup-limits.ts";
import type { Op } from "#domain/wire/sync.ts";
import { expect, test } from "./journey.ts";

test.use({ locale: "en-GB" });

/** Edits as another device of the person sends them. */
async function send(
  context: BrowserContext,
  url: string,
  edits: readonly (Pick<Op, "table" | "id" | "kind"> & Partial<Op>)[],
): Promise<void> {
  const { person } = await (await context.request.get(`${url}/api/session`)).json();
  const deviceId = randomUUID();
  const ops = edits.map((edit) => ({
    opId: randomUUID(),
    deviceId,
    personId: person.id,
    baseRev: 0,
    fields: {},
    at: new Date().toISOString(),
    ...edit,
  }));
  const pushed = await context.request.post(`${url}/api/sync/push`, {
    headers: { origin: url },
    data: { deviceId, ops },
  });
  expect(pushed.ok()).toBe(true);
}

test("after five minutes the server has a backup; what is deleted since is looked at, brought back, and lost to nobody", async ({
  page,
  context,
  person,
  server,
  signIn,
}) => {
  await page.clock.install();
  await signIn(page, person);
  const [talk, turn] = [randomUUID(), randomUUID()];
  await send(context, server.url, [
    { table: "conversations", id: talk, kind: "put", fields: { title: "The sea in March" } },
    {
      table: "turns",
      id: turn,
      kind: "put",
      fields: { conversation_id: talk, question: "What did the sea do?" },
    },
  ]);
  await page.goto(`${server.url}/ai`);
  await expect(page.getByText("The sea in March").first()).toBeVisible();
  const sent = page.waitForResponse((response) => response.url().includes("/api/user_backups"));
  await page.clock.fastForward(backupEvery);
  expect((await sent).status()).toBe(201);

  await send(context, server.url, [{ table: "conversations", id: talk, kind: "delete", baseRev: 9_999 }]);
  await page.goto(`${server.url}/profile/data`);
  const states = page.getByRole("list", { name: "The states that are kept, newest first" });
  await states.getByRole("button").click();
  await expect(states.getByText("The sea in March")).toBeVisible();
  await states.getByRole("button", { name: "Bring it back" }).click();
  await expect(page.getByText(/^Brought back: one conversation\./)).toBeVisible();
  await expect
    .poll(async () => {
      const pulled = await context.request.get(`${server.url}/api/sync/pull?since=0&limit=500&bytes=500000`);
      const { changes } = await pulled.json();
      return changes.find(({ row }: { row: { id: string } }) => row.id === talk)?.row.deleted_at;
    })
    .toBeNull();
});
