import { expect, test } from "vitest";
import { complaintsOf, type Row, rowsOf } from "./check-rows.ts";

const files: Readonly<Record<string, string>> = {
  "app/lib/session.ts": "",
  "app/features/auth": "",
  "app/lib/session.test.ts":
    'test("a tab that comes back asks anew", () => {});\ntest.each([["a case", 1]])(`%s waits`, () => {});',
};
const row: Row = {
  sections: "4, 8",
  statement: "a tab that comes back asks anew",
  where: "`app/lib/session.ts`, `app/features/auth`",
  heldBy: "`app/lib/session.test.ts › a tab that comes back asks anew`",
};
const complaints = (change: Partial<Row>) =>
  complaintsOf({ ...row, ...change }, (path) => files[path], new Set(["4", "8"]));

test("a row with its place and its test, and one that is open, are whole", () => {
  expect(complaints({})).toEqual([]);
  expect(complaints({ sections: "–", heldBy: "`app/lib/session.test.ts › a case`" })).toEqual([]);
  expect(complaints({ heldBy: "`app/lib/session.test.ts › %s waits`" })).toEqual([]);
  expect(complaints({ where: "", heldBy: "open" })).toEqual([]);
});

test.each([
  [{ sections: "4, 12" }, "there is no section 12"],
  [{ statement: "" }, "it says nothing"],
  [{ where: "`app/lib/sessions.ts`" }, "there is no app/lib/sessions.ts"],
  [{ where: "" }, "it does not say where it lives"],
  [{ heldBy: "" }, "no test holds it, and it is not open"],
  [{ heldBy: "by hand" }, "no test holds it, and it is not open"],
  [
    { heldBy: "`app/lib/session.test.ts`" },
    "app/lib/session.test.ts is named without the sentence of its test",
  ],
  [
    { heldBy: "`app/lib/session.test.ts › a tab that comes` " },
    'app/lib/session.test.ts has no test "a tab that comes"',
  ],
  [{ heldBy: "`app/lib/gone.test.ts › a case`" }, "there is no app/lib/gone.test.ts"],
  [{ heldBy: "`app/lib/session.ts › a case`" }, "app/lib/session.ts is no file of tests"],
])("%o: %s", (change, complaint) => {
  expect(complaints(change)).toContain(complaint);
});

test("the rows of a page are those of its tables, without their heads", () => {
  const page =
    "# Coverage\n\n| section | statement | where | held by |\n|---|---|---|---|\n| 4 | it asks | `a.ts` | open |\n";
  expect(rowsOf(page)).toEqual([{ sections: "4", statement: "it asks", where: "`a.ts`", heldBy: "open" }]);
});
