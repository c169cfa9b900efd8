import { expect, test } from "vitest";
import { findBroken } from "./find-broken.ts";
import { passagesOf } from "./passages.ts";

const library: Readonly<Record<string, string>> = {
  "docs/specification.md":
    "# Specification\n\n## 1. What it does\n\n## 3. Fields\n\n### Plan definition (client-side)\nid, name\n\n## 5. Rules\n",
  "docs/product-decisions.md":
    "# Product decisions\n\n## The Game\n\n- The media clean-up is the\n  owner's own: rows.\n",
  "docs/look.md": "# Look\n\n## Behaviour\n\n- Voice: kind.\n",
  "docs/sync.md":
    "# Sync\n\n## On the device\n1. One transaction.\n2. One database.\n\n## On the server\n1. Lock.\n",
  "docs/threat-model.md": "| wall | held by |\n|---|---|\n| 1. rows | x |\n| 5. guessing | y |\n",
  "docs/sealed-journal.md": "# Sealed\n\n## 1. The promise\n\nSee section 1.\n",
  "docs/decisions/005-media.md": "# 005\n",
  "server/db/migrations/0024_pruning.sql": "-- [Note: rev under lock] One row per person.\n",
  "app/lib/session.ts": "export {};\n",
};

const says = (comment: string, path = "domain/plan.ts") =>
  findBroken({ texts: new Map([...Object.entries(library), [path, comment]]) }).map((broken) => broken.says);

test("whatever is there may be cited, in each of its spellings", () => {
  for (const comment of [
    "/** Fields (specification, section 3). */",
    '/** Plans (specification, section 3, "Plan definition"). */',
    "/**\n * Counted as the specification does (sections 1, 3\n * and 5).\n */",
    '/** The rules (product decisions, "The Game"). */',
    '// rows (product decisions, "The media clean-up is the owner\'s own")',
    '/** Kind (look.md, "Voice"). */',
    '{/* On the device (docs/sync.md, "On the device" 2). */}',
    "/** docs/threat-model.md, walls 1 and 5 */",
    "/** docs/sync.md, device rules 1 and 2; docs/sync.md, server rule 1 */",
    "/** docs/decisions/005-media.md; decision 005; migration 0024; app/lib/session.ts, session.ts, app/lib/ */",
    "/** Under the lock. [Note: rev under lock] */",
    "/** RFC 9110, section 10.2.3 */",
    "/** app/lib/<noun>/page.ts, *.test.ts, app/lib/* */",
  ])
    expect(says(comment), comment).toEqual([]);
});

test.each([
  [
    "a section that is not there",
    "/** (specification, section 4) */",
    "docs/specification.md has no section 4",
  ],
  [
    "one of several sections",
    "// (specification, sections 3 and 7)",
    "docs/specification.md has no section 7",
  ],
  [
    "a section over the end of a line",
    "/**\n * (specification,\n * section 8)\n */",
    "docs/specification.md has no section 8",
  ],
  ["a section of no document", "/** as section 3 says */", '"section 3" of no document'],
  [
    "words that a section's page does not say",
    '/** (specification, section 3, "Plan table") */',
    'docs/specification.md does not say "Plan table"',
  ],
  [
    "a product decision that nobody took",
    '/** (product decisions, "The Games of others") */',
    'docs/product-decisions.md does not say "The Games of others"',
  ],
  ["a heading that a page lost", '/** (look.md, "Tone") */', 'docs/look.md does not say "Tone"'],
  [
    "a rule beyond the last one",
    '/** docs/sync.md, "On the device" 2 and 3 */',
    'docs/sync.md, "On the device" has no rule 3',
  ],
  [
    "a rule under another heading",
    '/** docs/sync.md, "On the server" 2 */',
    'docs/sync.md, "On the server" has no rule 2',
  ],
  [
    "a rule of the sync by its side",
    "/** docs/sync.md, server rules 1 and 2 */",
    "docs/sync.md has no server rule 2",
  ],
  ["a wall that is not there", "/** docs/threat-model.md, wall 4 */", "docs/threat-model.md has no wall 4"],
  ["a decision record by its number", "// as decision 009 says", "there is no decision record 009"],
  [
    "a decision record by its file",
    "// docs/decisions/005-files.md",
    "there is no docs/decisions/005-files.md",
  ],
  ["a migration", "/** migrations 0024 and 0052 */", "there is no migration 0052"],
  ["a page", "/** docs/lisa.md */", "there is no docs/lisa.md"],
  ["a file by its path", "/** app/lib/sessions.ts keeps it */", "there is no app/lib/sessions.ts"],
  ["a folder", "/** `app/libs/` */", "there is no app/libs"],
  ["a file by its name", "// see sessions.ts", "there is no sessions.ts"],
  ["a note that nobody explains", "/** [Note: own ops] */", "[Note: own ops] is explained nowhere"],
  ["an issue", "/** Plans (issue 5). */", '"issue 5" is nothing that a reader of the repository has'],
  [
    "a picture of the aim",
    '/** (mock, "Path") */',
    '"(mock," is nothing that a reader of the repository has',
  ],
  [
    "decisions of nobody",
    '/** (decisions, "The Game") */',
    '"decisions, "" is nothing that a reader of the repository has',
  ],
])("a citation is refused of %s", (_, comment, complaint) => {
  expect(says(comment)).toContain(complaint);
});

test("a note is explained in one place only", () => {
  expect(says("/** [Note: rev under lock] The lock. */")).toEqual([
    "[Note: rev under lock] is explained in 2 places",
  ]);
});

test("a record says which one it replaces by a number that is there", () => {
  expect(
    says("# 016. A child\n\n**Status:** accepted. Supersedes 005 and 007.", "docs/decisions/016-child.md"),
  ).toEqual(["there is no decision record 007"]);
});

test("a decision record has a number of its own, in its heading too", () => {
  expect(says("# 005. Other media", "docs/decisions/005-other.md")).toEqual([
    "there is another decision record 005",
  ]);
  expect(says("# 007. A child", "docs/decisions/016-child.md")).toEqual([
    "its heading does not begin with 016",
  ]);
});

test("a page's links lead to pages and headings that are there", () => {
  expect(says("[look](../look.md#behaviour) [sync](sync.md)", "docs/decisions/index.md")).toEqual([
    "there is no docs/decisions/sync.md",
  ]);
  expect(says("[look](look.md#voice)", "docs/style.md")).toEqual(["docs/look.md has no heading #voice"]);
});

test("a migration that ran is left alone, and code is no comment", () => {
  expect(
    says("-- Plans (issue 5, specification, section 9).", "server/db/migrations/0040_billing.sql"),
  ).toEqual([]);
  expect(
    says('const text = "app/lib/gone.ts";\nconst wide = a /* app/lib/session.ts */ / b.gone.ts;'),
  ).toEqual([]);
});

test("a comment of many lines is one passage, told by its first line", () => {
  expect(passagesOf("a.ts", "const a = 1;\n/**\n * One\n * two.\n */\nconst b = 2; // three\n")).toEqual([
    { path: "a.ts", line: 2, text: "One two." },
    { path: "a.ts", line: 6, text: "three" },
  ]);
});
