/**
 * Citations that lead nowhere. What may be cited is in this repository: a section of the specification, a heading or words
 * of a page, a rule or wall by its number, a decision record, a migration, a file, a named note.
 */
import { isRead, type Passage, passagesOf } from "./passages.ts";

type Tree = {
  /** Every file by its path from the root; empty where it is not read (`isRead`). */
  readonly texts: ReadonlyMap<string, string>;
};

type Broken = { readonly path: string; readonly line: number; readonly says: string };

/** Migrations that ran are never edited: what is cited in them is not held to what stands today. */
const isFixed = (path: string) => path.startsWith("server/db/migrations/");

export function findBroken(tree: Tree): readonly Broken[] {
  const passages = [...tree.texts].flatMap(([path, text]) => (isRead(path) ? passagesOf(path, text) : []));
  const library = libraryOf(tree, passages);
  const broken = passages
    .filter(({ path }) => !isFixed(path))
    .flatMap((passage) =>
      judges.flatMap((judge) =>
        judge(passage, library).map((says) => ({ path: passage.path, line: passage.line, says })),
      ),
    );
  return [...broken, ...brokenLinks(tree, library), ...sharedNumbers(library)];
}

type Library = {
  readonly hasPath: (path: string) => boolean;
  readonly endsSome: (path: string) => boolean;
  readonly page: (path: string) => string | undefined;
  readonly paths: readonly string[];
  /** How often each note is explained: where its name stands before a sentence. */
  readonly notes: ReadonlyMap<string, number>;
};
type Judge = (passage: Passage, library: Library) => readonly string[];

const judges: readonly Judge[] = [
  brokenSections,
  brokenQuotes,
  brokenNumbers,
  brokenPaths,
  brokenNotes,
  papersElsewhere,
];

function libraryOf({ texts }: Tree, passages: readonly Passage[]): Library {
  const paths = [...texts.keys()];
  const all = new Set(paths.flatMap((path) => [path, ...foldersOf(path)]));
  const ends = new Set([...all].flatMap(endsOf));
  const notes = new Map<string, number>();
  for (const { text } of passages)
    for (const [, name = ""] of text.matchAll(/\[Note: ([^\]]+)\] [A-Z]/g))
      notes.set(name, (notes.get(name) ?? 0) + 1);
  return {
    hasPath: (path) => all.has(path),
    endsSome: (path) => ends.has(path),
    page: (path) => texts.get(path),
    paths,
    notes,
  };
}

const foldersOf = (path: string) =>
  path
    .split("/")
    .slice(0, -1)
    .map((_, at, folders) => folders.slice(0, at + 1).join("/"));

/** A path, and what is left of it without its first folder, its first two, and so on. */
const endsOf = (path: string) => path.split("/").map((_, at, parts) => parts.slice(at).join("/"));

const numbersIn = (list: string) => list.match(/\d+/g) ?? [];
const specification = "docs/specification.md";
const sealedJournal = "docs/sealed-journal.md";

function brokenSections({ path, text }: Passage, { page }: Library) {
  const document =
    path === specification || path === sealedJournal
      ? path
      : /\bspecification\b/i.test(text)
        ? specification
        : text.includes("sealed-journal.md")
          ? sealedJournal
          : null;
  return [...text.matchAll(/(?<!\bRFC \d+, )\bsections? (\d+(?:(?:, | and )\d+)*)(?![\d–])/g)].flatMap(
    ([cited, list = ""]) => {
      if (document === null) return [`"${cited}" of no document`];
      return numbersIn(list)
        .filter((number) => !new RegExp(`^## ${number}\\. `, "m").test(page(document) ?? ""))
        .map((number) => `${document} has no section ${number}`);
    },
  );
}

/** `look.md, "Voice"`, `docs/sync.md, "On the device" 8`, `specification, section 3, "Plan definition"`. */
function brokenQuotes({ text }: Passage, { page, paths }: Library) {
  const cited =
    /(?:\b(product decisions)|\b(specification), sections? [\d, and]+|([\w./-]+\.md)\)?)(?:,|:)? "([^"]+)"(?: (\d+(?:(?:, | and )\d+)*))?/g;
  return [...text.matchAll(cited)].flatMap(([, decisions, ours, named = "", title = "", rules = ""]) => {
    const path = decisions
      ? "docs/product-decisions.md"
      : ours
        ? specification
        : (paths.find((known) => known === named || known === `docs/${named}`) ?? "");
    const content = page(path);
    if (content === undefined) return [];
    if (!plain(content).includes(plain(title))) return [`${path} does not say "${title}"`];
    return numbersIn(rules)
      .filter((number) => !new RegExp(`^${number}\\. `, "m").test(under(content, title)))
      .map((number) => `${path}, "${title}" has no rule ${number}`);
  });
}

const plain = (text: string) => text.replace(/[*`]/g, "").replace(/\s+/g, " ").replace(/[.,]$/, "");

/** What stands under a heading, to the next one; nothing when no heading is called so. */
function under(content: string, title: string) {
  const after = content.split(new RegExp(`^#+ ${title.replace(/[^\w ]/g, "\\$&")}.*$`, "m"))[1] ?? "";
  return after.split(/^#+ /m)[0] ?? "";
}

/** Rules of docs/sync.md, walls of the threat model, decision records and migrations by their numbers. */
function brokenNumbers({ path, text }: Passage, { page, paths }: Library) {
  const walls = [...text.matchAll(/threat-model\.md\)?,? walls? (\d+(?:(?:, | and )\d+)*)/g)]
    .flatMap(([, list = ""]) => numbersIn(list))
    .filter((number) => !page("docs/threat-model.md")?.includes(`\n| ${number}. `))
    .map((number) => `docs/threat-model.md has no wall ${number}`);
  const rules = [...text.matchAll(/sync\.md\)?,? (device|server) rules? (\d+(?:(?:, | and )\d+)*)/g)].flatMap(
    ([, side = "", list = ""]) =>
      numbersIn(list)
        .filter(
          (number) =>
            !new RegExp(`^${number}\\. `, "m").test(under(page("docs/sync.md") ?? "", `On the ${side}`)),
        )
        .map((number) => `docs/sync.md has no ${side} rule ${number}`),
  );
  const begins = (folder: string, number: string) =>
    paths.some((known) => known.startsWith(`${folder}/${number}`));
  const replaced = path.startsWith("docs/decisions/")
    ? [...text.matchAll(/[Ss]upersed(?:es|ed)[^.]*/g)].flatMap(([words]) => words.match(/\b\d{3}\b/g) ?? [])
    : [];
  const records = [...text.matchAll(/\b(?:decisions?|records?)[ /](\d{3})\b/g)].map(
    ([, number = ""]) => number,
  );
  const migrations = [...text.matchAll(/\bmigrations? (\d{4}(?:(?:, | and )\d{4})*)/g)].flatMap(
    ([, list = ""]) => numbersIn(list),
  );
  return [
    ...rules,
    ...walls,
    ...[...records, ...replaced]
      .filter((number) => !begins("docs/decisions", number))
      .map((number) => `there is no decision record ${number}`),
    ...migrations
      .filter((number) => !begins("server/db/migrations", number))
      .map((number) => `there is no migration ${number}`),
  ];
}

const room = "(?:app|domain|server|e2e|bench|docs|scripts|art|public)";
const pathWords = new RegExp(String.raw`(?<![\w/.@*<>…{}-])#?(${room}/[\w./-]*[\w/])(?![*<{…])`, "g");
const fileWords =
  /(?<![\w/.@#*<>…{}-])((?:\.\.?\/)*(?:[\w-]+\/)*\w[\w.-]*\.(?:tsx?|mjs|sql|css|md))(?![\w(])/g;

function brokenPaths({ text }: Passage, { hasPath, endsSome }: Library) {
  const whole = [...text.matchAll(pathWords)]
    .map(([, path = ""]) => path.replace(/\/$/, ""))
    .filter((path) => !hasPath(path));
  const ends = [...text.matchAll(fileWords)]
    .map(([, path = ""]) => path.replace(/^(?:\.\.?\/)+/, ""))
    .filter((path) => !endsSome(path));
  return [...new Set([...whole, ...ends])].map((path) => `there is no ${path}`);
}

function brokenNotes({ text }: Passage, { notes }: Library) {
  return [...text.matchAll(/\[Note: ([^\]…]+)\]/g)].flatMap(([, name = ""]) => {
    const times = notes.get(name) ?? 0;
    return times === 1
      ? []
      : [`[Note: ${name}] is explained ${times === 0 ? "nowhere" : `in ${times} places`}`];
  });
}

/** Two decision records of one number, or one whose heading says another: a citation by number would be of either. */
function sharedNumbers({ paths, page }: Library): readonly Broken[] {
  const records = paths.flatMap((path) => {
    const number = /^docs\/decisions\/(\d{3})-/.exec(path)?.[1];
    return number ? [{ path, number }] : [];
  });
  return records.flatMap(({ path, number }, at) => [
    ...(records.findIndex((other) => other.number === number) < at
      ? [{ path, line: 1, says: `there is another decision record ${number}` }]
      : []),
    ...(page(path)?.startsWith(`# ${number}`)
      ? []
      : [{ path, line: 1, says: `its heading does not begin with ${number}` }]),
  ]);
}

/** Papers that are no part of the repository, and pages that are named by half. */
function papersElsewhere({ text }: Passage) {
  const half =
    /\bissues? #?\d+\b|(?:\(|; )mock(?:s|,)|(?<!product )\bdecisions, "|(?<![\w./-])architecture, (?:wall|")/g;
  return [...text.matchAll(half)].map(
    ([cited]) => `"${cited}" is nothing that a reader of the repository has`,
  );
}

/** `[words](target#heading)` of pages, from where the page stands. */
function brokenLinks({ texts }: Tree, { hasPath, page }: Library): readonly Broken[] {
  return [...texts].flatMap(([path, text]) =>
    path.endsWith(".md")
      ? text.split("\n").flatMap((line, at) =>
          [...line.matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].flatMap(
            ([, target = "", anchor]) => {
              const to = target === "" ? path : resolved(path, target);
              const says = !hasPath(to)
                ? `there is no ${to}`
                : anchor && !anchorsOf(page(to) ?? "").has(anchor)
                  ? `${to} has no heading #${anchor}`
                  : null;
              return says === null ? [] : [{ path, line: at + 1, says }];
            },
          ),
        )
      : [],
  );
}

function resolved(from: string, target: string) {
  const parts = from.split("/").slice(0, -1);
  for (const part of target.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== "." && part !== "") parts.push(part);
  }
  return parts.join("/");
}

const anchorsOf = (content: string) =>
  new Set(
    [...content.matchAll(/^#+ (.+)$/gm)].map(([, title = ""]) =>
      title
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, "")
        .replace(/ /g, "-"),
    ),
  );
