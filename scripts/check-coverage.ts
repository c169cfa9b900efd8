/**
 * docs/coverage.md says where each statement of the specification lives and which test holds it (scripts/coverage). Prints
 * each row that does not, and each section of the specification without a row, and fails when there is one.
 */
import { existsSync, readFileSync, statSync } from "node:fs";
import { complaintsOf, rowsOf } from "./coverage/check-rows.ts";

const readFile = (path: string) =>
  existsSync(path) ? (statSync(path).isFile() ? readFileSync(path, "utf8") : "") : undefined;
const sections = new Set(
  [...(readFile("docs/specification.md") ?? "").matchAll(/^## (\d+)\. /gm)].map(([, number = ""]) => number),
);
const rows = rowsOf(readFile("docs/coverage.md") ?? "");
const complaints = [
  ...rows.flatMap((row) =>
    complaintsOf(row, readFile, sections).map((complaint) => `"${row.statement}": ${complaint}`),
  ),
  ...[...sections]
    .filter((number) => !rows.some((row) => row.sections.split(", ").includes(number)))
    .map((number) => `No row speaks of section ${number}.`),
];

if (complaints.length > 0 || rows.length === 0) {
  console.error(complaints.join("\n") || "docs/coverage.md has no row.");
  process.exit(1);
}
const open = rows.filter(({ heldBy }) => heldBy === "open").length;
console.log(`${rows.length} rows: ${rows.length - open} held by a test, ${open} open.`);
