/** The help lines of a country while they are typed. */
import { helpIn } from "#domain/lisa/safety/help-lines.ts";
import { type CountryHelpFields, countryHelpFieldsSchema } from "#domain/site/served-help.ts";

export type LineDraft = {
  readonly key: number;
  readonly name: string;
  readonly number: string;
  readonly hours: string;
  readonly text: string;
  readonly for: string;
  readonly languages: string;
  readonly source: string;
  readonly checked: string;
  readonly compared: CountryHelpFields["lines"][number]["compared"];
};
export type HelpDraft = { readonly emergency: string; readonly lines: readonly LineDraft[] };

export const emptyLine = (key: number): LineDraft => ({
  ...{
    key,
    name: "",
    number: "",
    hours: "24/7",
    text: "",
    for: "crisis",
    languages: "",
    source: "",
    checked: "",
  },
  compared: null,
});

/** What is there now: written here, else built in; an unknown country begins with the numbers that work in most. */
export function draftOf(country: string, help: CountryHelpFields | null): HelpDraft {
  const own = help ?? helpIn(country);
  const lines = help === null && "country" in own && own.country === "" ? [] : own.lines;
  return {
    emergency: own.emergency.join(", "),
    lines: lines.map((line, key) => ({
      ...line,
      key,
      text: line.text ?? "",
      languages: line.languages.join(", "),
      checked: line.checked ?? "",
      compared: line.compared && { on: line.compared.on, pages: [...line.compared.pages] },
    })),
  };
}

const parts = (typed: string) =>
  typed
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");

type ReadHelp =
  | { readonly ok: true; readonly help: CountryHelpFields }
  /** The first line at fault, from 0; null: the emergency numbers. */
  | { readonly ok: false; readonly line: number | null; readonly field: string };

export function readDraft({ emergency, lines }: HelpDraft): ReadHelp {
  const read = countryHelpFieldsSchema.safeParse({
    emergency: parts(emergency),
    lines: lines.map(({ key: _, text, languages, checked, ...line }) => ({
      ...line,
      ...(text.trim() === "" ? {} : { text }),
      languages: parts(languages.toLowerCase()),
      checked: checked === "" ? null : checked,
    })),
  });
  if (read.success) return { ok: true, help: read.data };
  const [where, at, field] = read.error.issues[0]?.path ?? [];
  return where === "lines" && typeof at === "number"
    ? { ok: false, line: at, field: String(field ?? "name") }
    : { ok: false, line: null, field: "emergency" };
}
