import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { z } from "zod";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { showPage } from "#app/saving/testing/show-page.tsx";
import { listAnswerSchema } from "#domain/admin/list.ts";
import { adminWords } from "../admin-words.ts";
import { createQueries } from "../asking/queries.ts";
import type { Column } from "./column.ts";
import { DataTable } from "./data-table.tsx";
import type { ListShape } from "./list-state.ts";
import { useList } from "./use-list.ts";

type Row = { id: string; email: string; sessions: number };

const shape: ListShape = { sorts: ["email", "sessions"], direction: "desc", filters: { state: ["banned"] } };
const schema = listAnswerSchema(z.object({ id: z.string(), email: z.string(), sessions: z.int() }));
const source = { path: "/api/admin/people", schema, shape };
const columns: readonly Column<Row>[] = [
  { id: "email", label: "Address", sort: "email", cell: ({ email }) => email },
  { id: "sessions", label: "Sessions", sort: "sessions", align: "end", cell: ({ sessions }) => sessions },
];
const onForbidden = vi.fn();

function People() {
  const list = useList<Row>(source);
  return (
    <DataTable
      name="test"
      label="Accounts"
      list={list}
      columns={columns}
      rowId={({ id }) => id}
      open={({ id }) => ({ to: `/admin/users/${id}` })}
      searchLabel="Address or number"
      filters={[{ name: "state", label: "State", options: [{ value: "banned", label: "banned" }] }]}
      empty="Nobody has an account yet."
    />
  );
}

function Office() {
  const [queries] = useState(() => createQueries(onForbidden));
  return (
    <QueryClientProvider client={queries}>
      <WithMessages words={adminWords}>
        <People />
      </WithMessages>
    </QueryClientProvider>
  );
}

let answer: () => Response | Promise<Response>;
let asked: URLSearchParams[];
const rows = ["anna", "ben", "chris"].map((name, at) => ({
  id: name,
  email: `${name}@example.org`,
  sessions: at,
}));
const list =
  (found: readonly Row[], total = found.length) =>
  () =>
    Response.json({ rows: found, total, page: 1, size: 50 });
const refusal = (status: number) => () =>
  Response.json({ code: "x", message: "", details: null, hint: null }, { status });

beforeEach(async () => {
  await page.viewport(1280, 900);
  localStorage.clear();
  onForbidden.mockClear();
  asked = [];
  answer = list(rows);
  vi.spyOn(window, "fetch").mockImplementation(async (input) => {
    asked.push(new URL(String(input), location.href).searchParams);
    return answer();
  });
});
afterEach(() => vi.restoreAllMocks());

const show = (at = "/admin") => showPage(<Office />, { at });
const lastAsked = (name: string) => asked.at(-1)?.get(name);

test("a column's name sorts by it, and once more the other way; the server does it", async () => {
  const screen = await show();
  const heading = () => screen.getByRole("columnheader", { name: "Sessions" });
  await screen.getByRole("button", { name: "Sessions" }).click();
  await expect.element(heading()).toHaveAttribute("aria-sort", "descending");
  await expect.poll(() => lastAsked("sort")).toBe("sessions");
  await screen.getByRole("button", { name: "Sessions" }).click();
  await expect.element(heading()).toHaveAttribute("aria-sort", "ascending");
  await expect.poll(() => lastAsked("direction")).toBe("asc");
});

test("what is looked for goes to the server and begins at the first page", async () => {
  answer = list(rows, 200);
  const screen = await show("/admin?page=3");
  await expect.element(screen.getByText("101 to 150 of 200")).toBeVisible();
  await screen.getByRole("searchbox").fill("ben");
  await expect.poll(() => lastAsked("search")).toBe("ben");
  expect(lastAsked("page")).toBe("1");
});

test("a page beyond the last becomes the last", async () => {
  answer = list(rows, 60);
  const screen = await show("/admin?page=9");
  await expect.poll(() => lastAsked("page")).toBe("2");
  await expect.element(screen.getByText("51 to 60 of 60")).toBeVisible();
});

test("the arrows go from row to row, and Enter opens the one that has the focus", async () => {
  const screen = await show();
  const first = screen.getByRole("link", { name: "anna@example.org" });
  await expect.element(first).toBeVisible();
  first.element().focus();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowUp}");
  await expect.element(screen.getByRole("link", { name: "ben@example.org" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByTestId("place")).toHaveTextContent("/admin/users/ben");
});

test("nothing at all and nothing that matches are told apart, and all can be shown again", async () => {
  answer = list([]);
  const screen = await show("/admin?state=banned");
  await expect.element(screen.getByText("Nothing matches what you asked for.")).toBeVisible();
  const next = Promise.withResolvers<Response>();
  answer = () => next.promise;
  await screen.getByRole("button", { name: "Show all" }).click();
  await expect.poll(() => lastAsked("state")).toBeNull();
  // The answer of the question before says nothing of all of them.
  await expect.element(screen.getByText("Nobody has an account yet.")).not.toBeInTheDocument();
  next.resolve(list([])());
  await expect.element(screen.getByText("Nobody has an account yet.")).toBeVisible();
});

test("a failure says why, and another try asks again", async () => {
  answer = refusal(500);
  const screen = await show();
  await expect.element(screen.getByRole("alert")).toHaveTextContent("The server could not answer.");
  answer = list(rows);
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect.element(screen.getByText("anna@example.org")).toBeVisible();
});

test("a refusal of the role is told on", async () => {
  answer = refusal(403);
  await show();
  await vi.waitUntil(() => onForbidden.mock.calls.length === 1);
});

test("a column that is not wanted is gone, and stays so in this browser", async () => {
  const screen = await show();
  await screen.getByRole("button", { name: "Columns" }).click();
  await screen.getByRole("checkbox", { name: "Sessions" }).click();
  await screen.getByRole("button", { name: "Done" }).click();
  await expect.element(screen.getByRole("columnheader", { name: "Sessions" })).not.toBeInTheDocument();
  expect(localStorage.getItem("tendre.admin.columns.test")).toBe('{"sessions":false}');
});

test("on a phone the rows are cards, and the order is chosen from a list", async () => {
  await page.viewport(360, 800);
  const screen = await show();
  await expect.element(screen.getByRole("list", { name: "Accounts" })).toBeVisible();
  await screen.getByRole("combobox", { name: "Sort by" }).selectOptions("sessions asc");
  await expect.poll(() => [lastAsked("sort"), lastAsked("direction")]).toEqual(["sessions", "asc"]);
});
