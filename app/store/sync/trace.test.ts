import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { traceTo } from "#app/lib/trace.ts";
import { closeDatabase } from "#app/store/db/journal.ts";
import { openTestJournal } from "#app/store/testing/open-test-journal.ts";
import { createSyncServer } from "#app/store/testing/sync-server.ts";
import { createRow, patchRow } from "#app/store/write/commit-row.ts";
import { syncOnce } from "./sync-round.ts";

const lines: string[] = [];
beforeEach(() => {
  lines.length = 0;
  traceTo((line) => lines.push(line));
});
afterEach(() => traceTo(null));

/** Each line without the time and without random ids. */
const steps = () => lines.map((line) => line.replace(/^tendre \S+ /, "").replace(/ (?:op|row|into)=.*$/, ""));

async function lifeOfAnEdit() {
  const journal = await openTestJournal();
  onTestFinished(() => closeDatabase(journal));
  const { transport } = createSyncServer();
  const made = await createRow(journal, "relationships", { name: "Ada", city: "Lyon" });
  if (!made.ok) throw new Error(made.reason);
  await patchRow(journal, "relationships", made.row.id, { notes: "what nobody else may read" });
  await syncOnce(journal, transport);
  return made.row.id;
}

test("an edit's way is told in order, from the outbox to the server and back, under its op's id", async () => {
  const id = await lifeOfAnEdit();
  const told = steps();
  expect(told.slice(0, 4)).toEqual(["queued", "folded", "sent", "answered"]);
  expect(told).toContain("pulled row");
  const opOf = (step: string) => / op=(\S+) row=(\S+)/.exec(lines[told.indexOf(step)] ?? "")?.slice(1);
  expect(opOf("queued")).toEqual(opOf("sent"));
  expect(opOf("sent")).toEqual(opOf("answered"));
  expect(opOf("answered")?.[1]).toBe(`relationships/${id}`);
  expect(lines[told.indexOf("answered")]).toMatch(/ status=applied rev=\d+$/);
});

test("nothing that was written is told, and fields by their names only", async () => {
  await lifeOfAnEdit();
  const told = lines.join("\n");
  expect(told).toMatch(/ fields=notes\b/);
  for (const word of ["Ada", "Lyon", "nobody else"]) expect(told).not.toContain(word);
});

test("nothing is told unless it was asked for", async () => {
  traceTo(null);
  await lifeOfAnEdit();
  expect(lines).toEqual([]);
});
