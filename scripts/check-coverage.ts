/**
 * docs/coverage.md says where each statement of the specification lives and which test holds it. This fails when a file
 * named there is gone, or when a test named there (`path › name`) is no longer in its file.
 */
import { existsSync, readFileSync } from "node:fs";

const text = readFileSync("docs/coverage.md", "utf8");
const rows = text.split("\n").filter((line) => line.startsWith("|") && !/^\|\s*-/.test(line));
const complaints: string[] = [];
let named = 0;

for (const row of rows) {
  for (const [, span] of row.matchAll(/`([^`]+)`/g)) {
    const [path, name] = (span ?? "").split(" › ");
    if (!path || !/^(?:app|domain|server|e2e|bench|docs|scripts)\/[\w./-]+$/.test(path)) continue;
    named += 1;
    if (!existsSync(path)) complaints.push(`${path} is named in docs/coverage.md and does not exist`);
    else if (name && !readFileSync(path, "utf8").includes(name))
      complaints.push(`${path} holds no test "${name}"`);
  }
}

if (complaints.length > 0 || named === 0) {
  console.error(complaints.join("\n") || "docs/coverage.md names no file.");
  process.exit(1);
}
console.log(`${rows.length} rows name ${named} files and tests, all there.`);
