import { IntlProvider } from "use-intl/react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { z } from "zod";
import { loadAllMessages } from "#app/messages/testing/all-messages.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import type { RowConflict } from "#app/store/conflicts/conflicts.ts";
import { type SyncedTable, syncedTables } from "#domain/sync/synced-tables.ts";
import { conflictsWords } from "./conflicts-words.ts";
import { useValueWords } from "./use-value-words.ts";

type Choice = { readonly table: RowConflict["table"]; readonly field: string; readonly value: string };

/** The names of a closed set, behind defaults, nulls and lists. */
function namesOf(schema: unknown): readonly string[] {
  if (schema instanceof z.ZodEnum) return schema.options.map(String);
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return namesOf(schema.unwrap());
  return schema instanceof z.ZodArray ? namesOf(schema.element) : [];
}

const tables = ["profiles", "relationships", "moments", "media", "conversations", "turns"] as const;
const choices: readonly Choice[] = tables.flatMap((table) => {
  const { fields }: SyncedTable = syncedTables[table];
  return Object.entries(fields.shape).flatMap(([field, schema]) =>
    namesOf(schema).map((value) => ({ table, field, value })),
  );
});

function Said() {
  const say = useValueWords();
  return (
    <ul>
      {choices.map(({ table, field, value }) => (
        <li key={`${table} ${field} ${value}`}>{say(table, field, value) || say(table, field, [value])}</li>
      ))}
    </ul>
  );
}

test.each(["en", "fr"] as const)(
  "no name of a closed set is shown to a person as it is stored: %s",
  async (locale) => {
    expect(choices.length).toBeGreaterThan(10);
    document.documentElement.lang = locale;
    const screen = await render(
      <IntlProvider locale={locale} messages={await loadAllMessages(locale)} timeZone="Europe/Paris">
        <WithMessages words={conflictsWords}>
          <Said />
        </WithMessages>
      </IntlProvider>,
    );
    await expect.poll(() => screen.container.querySelectorAll("li").length).toBe(choices.length);
    const said = [...screen.container.querySelectorAll("li")].map((each) => each.textContent ?? "");
    const raw = choices.filter(({ value }, at) => said[at] === "" || said[at] === value);
    expect(raw).toEqual([]);
  },
);
