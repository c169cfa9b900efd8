import { expect, test } from "vitest";
import { type CalendarDay, daysBetween } from "#domain/time/calendar-day.ts";
import { type HelpLine, helpCountries, helpIn, surenessOf } from "./help-lines.ts";
import { safetyCard } from "./safety-card.ts";

const allHelp = [...helpCountries, "ZZ"].map((code) => helpIn(code));
const lines = allHelp.flatMap(({ country, lines: own }) =>
  own.map((line) => [`${country} ${line.name}`, line] as const),
);
/** A day on which everything that was ever compared is fresh. */
const dayOf = ({ compared, checked }: HelpLine): CalendarDay => checked ?? compared?.on ?? "2026-11-23";

test.each(lines)("%s says who runs it, and which pages were compared or that none was", (_, line) => {
  expect(line.source).toMatch(/^[\w-]+(?:\.[\w-]+)+$/);
  const { kind } = surenessOf(line, dayOf(line));
  const isKnown = line.checked !== null || line.compared !== null;
  expect(kind === "unchecked").toBe(!isKnown);
  for (const page of line.compared?.pages ?? []) expect(new URL(page).protocol).toBe("https:");
  expect(line.compared?.pages.length).not.toBe(0);
});

test("only a line that a person compared with the live page is called checked", () => {
  for (const [, line] of lines)
    if (line.checked === null) expect(surenessOf(line, dayOf(line)).kind).not.toBe("checked");
  const [, line] = lines[0] ?? [];
  if (!line) throw new RangeError("no line");
  expect(surenessOf({ ...line, checked: "2026-11-01" }, "2026-11-30")).toEqual({
    kind: "checked",
    on: "2026-11-01",
  });
});

test("half a year later a line is not sure any more, however it was", () => {
  for (const [, line] of lines) {
    const known = { ...line, checked: "2026-11-23" };
    expect(surenessOf(known, "2027-05-22").kind).toBe("checked");
    expect(daysBetween("2026-11-23", "2027-05-23")).toBe(181);
    expect(surenessOf(known, "2027-05-23").kind).toBe("unchecked");
    expect(surenessOf(line, "2099-01-01").kind).toBe("unchecked");
  }
});

test("the card says of each line how it is known; a country without an entry gets what works in most", () => {
  for (const { country } of allHelp) {
    const { help } = safetyCard("fr", country, "2026-11-23");
    expect(help.emergency.length).toBeGreaterThan(0);
    expect(help.lines.map(({ sureness, ...line }) => [line, sureness])).toEqual(
      helpIn(country).lines.map((line) => [line, surenessOf(line, "2026-11-23")]),
    );
  }
  expect(safetyCard("en", "ZZ", "2026-11-23").help.emergency).toContain("112");
});

test("a served entry stands in place of the built-in one of its country, and of no other", () => {
  const served = [
    { country: "FR", emergency: ["113"], lines: [] },
    { country: "PT", emergency: ["112"], lines: [] },
  ];
  expect(helpIn("fr", served).emergency).toEqual(["113"]);
  expect(helpIn("PT", served).country).toBe("PT");
  expect(helpIn("GB", served)).toEqual(helpIn("GB"));
  expect(safetyCard("en", "FR", "2026-11-24", { served }).help.emergency).toEqual(["113"]);
});
