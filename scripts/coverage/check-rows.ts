/**
 * A row of docs/coverage.md says a statement of the specification (or of our own, "–"), where it lives, and the test whose
 * sentence would turn red if it broke; or "open" when it is not built. A name that merely exists proves nothing, so a test
 * is named by its sentence, never by its file alone.
 */

/** The text of a file, or undefined when there is none; a folder gives an empty text. */
type ReadFile = (path: string) => string | undefined;

export type Row = {
  readonly sections: string;
  readonly statement: string;
  readonly where: string;
  readonly heldBy: string;
};

const testFile = /\.(?:test\.tsx?|journey\.ts|commands\.ts)$/;

/** The rows of its tables, heads left out. */
export function rowsOf(page: string): readonly Row[] {
  return page
    .split("\n")
    .filter((line) => line.startsWith("| ") && !line.startsWith("| section |"))
    .map((line) => {
      const [, sections = "", statement = "", where = "", heldBy = ""] = line
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim());
      return { sections, statement, where, heldBy };
    });
}

export function complaintsOf(row: Row, readFile: ReadFile, sections: ReadonlySet<string>): readonly string[] {
  const tests = spansOf(row.heldBy).filter((span) => span.includes(" › ") || testFile.test(span));
  return [
    ...(row.sections === "–" ? [] : row.sections.split(", "))
      .filter((number) => !sections.has(number))
      .map((number) => `there is no section ${number}`),
    ...(row.statement === "" ? ["it says nothing"] : []),
    ...spansOf(row.where)
      .filter((span) => span.includes("/") && !span.startsWith("/") && readFile(span) === undefined)
      .map((path) => `there is no ${path}`),
    ...(row.heldBy === "open" || tests.length > 0 ? [] : ["no test holds it, and it is not open"]),
    ...(row.heldBy !== "open" && row.where === "" ? ["it does not say where it lives"] : []),
    ...tests.flatMap((span) => complaintOfTest(span, readFile)),
  ];
}

const spansOf = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, span = ""]) => span);

function complaintOfTest(span: string, readFile: ReadFile): readonly string[] {
  const [path = "", sentence] = span.split(" › ");
  const text = readFile(path);
  if (text === undefined) return [`there is no ${path}`];
  if (!testFile.test(path)) return [`${path} is no file of tests`];
  if (sentence === undefined) return [`${path} is named without the sentence of its test`];
  return isSentenceOf(sentence, text) ? [] : [`${path} has no test "${sentence}"`];
}

/** Whole, as a test is called or a case of its table: a piece of a sentence is none. */
function isSentenceOf(sentence: string, text: string): boolean {
  return [`"${sentence}"`, `"${sentence.replaceAll('"', '\\"')}"`, `\`${sentence}\``].some((quoted) =>
    text.includes(quoted),
  );
}
