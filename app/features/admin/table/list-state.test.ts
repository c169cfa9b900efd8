import { expect, test } from "vitest";
import {
  isNarrowed,
  type ListShape,
  lastPage,
  listQuery,
  readListState,
  writeListState,
} from "./list-state.ts";

const shape: ListShape = {
  sorts: ["created", "email"],
  direction: "desc",
  filters: { state: ["active", "banned"], personId: null },
};
const read = (address: string) => readListState(new URLSearchParams(address), shape);

test("an address that says nothing asks for what is usual", () => {
  expect(read("")).toEqual({
    search: "",
    sort: "created",
    direction: "desc",
    page: 1,
    size: 50,
    filters: { state: "", personId: "" },
  });
});

test.each(["sort=password", "direction=up", "page=0", "page=1.5", "page=x", "size=9999", "state=everybody"])(
  "what the server would refuse is left out: %s",
  (address) => {
    expect(read(address)).toEqual(read(""));
  },
);

test("what is asked for comes back from the address, and what is usual does not stand in it", () => {
  const state = {
    ...read(""),
    search: "anna",
    sort: "email",
    page: 3,
    filters: { state: "banned", personId: "" },
  };
  const address = writeListState(new URLSearchParams("view=people"), state, shape);
  expect(String(address)).toBe("view=people&search=anna&sort=email&page=3&state=banned");
  expect(readListState(address, shape)).toEqual(state);
});

test("the server is asked for a page, and for a file without pages", () => {
  const state = { ...read("search=%20anna%20&state=banned"), page: 2 };
  expect(listQuery(state)).toBe("sort=created&direction=desc&page=2&size=50&search=anna&state=banned");
  expect(listQuery(state, true)).toBe("sort=created&direction=desc&search=anna&state=banned");
});

test("a list of nothing has one page", () => {
  expect([lastPage(0, 50), lastPage(50, 50), lastPage(51, 50)]).toEqual([1, 1, 2]);
});

test("a filter that is usually set is so in an empty address, and another choice or none stands in it", () => {
  const queue: ListShape = { ...shape, filters: { status: ["open", "closed"] }, usual: { status: "open" } };
  const usual = readListState(new URLSearchParams(), queue);
  expect([usual.filters, isNarrowed(usual, queue)]).toEqual([{ status: "open" }, false]);
  for (const [status, isLess] of [
    ["", false],
    ["closed", true],
  ] as const) {
    const state = { ...usual, filters: { status } };
    const address = writeListState(new URLSearchParams(), state, queue);
    expect(address.get("status")).toBe(status);
    expect([readListState(address, queue), isNarrowed(state, queue)]).toEqual([state, isLess]);
  }
  expect(writeListState(new URLSearchParams(), usual, queue).toString()).toBe("");
});
