import { v7 } from "uuid";
import { expect, test } from "vitest";
import { showPage } from "#app/saving/testing/show-page.tsx";
import { openJournal } from "#app/store/db/journal.ts";
import { createMoment } from "#app/store/moments/moments.ts";
import { vagueDate } from "#domain/fixtures/journal.ts";
import { Component } from "./moments-page.tsx";

test("a page that shows no conversation reads none", async () => {
  const { views } = await openJournal({ kind: "account", personId: v7() });
  const written = await createMoment({ occurred_on: vagueDate("2026-11-20"), word: "quiet" });
  expect(written).toMatchObject({ ok: true });
  const screen = await showPage(<Component />);
  await expect.element(screen.getByRole("link", { name: /quiet/ })).toBeVisible();
  await Promise.all(Object.values(views).map((view) => view.settled()));
  const { conversations, turns, threads, messages } = views;
  const read = [conversations, turns, threads, messages].map((view) => view.current());
  expect(read).toEqual([undefined, undefined, undefined, undefined]);
});
