import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { journalFileJsonSchema } from "#domain/copy/journal-file.ts";
import { journalSchemaName, journalSchemaText } from "./build/journal-schema.ts";

test("the published schema of a copy is what the journal's own schemas give (npm run schema writes it)", () => {
  const published = readFileSync(join(import.meta.dirname, "../docs", journalSchemaName), "utf8");
  expect(published).toBe(journalSchemaText());
});

test("every field of a copy is explained", () => {
  const silent: string[] = [];
  function visit(schema: unknown, path: string): void {
    if (typeof schema !== "object" || schema === null) return;
    if ("properties" in schema) {
      for (const [name, field] of Object.entries(schema.properties ?? {})) {
        // What stands inside a place, a period or a line is explained by the field that holds it.
        const isExplained = typeof field?.description === "string" && field.description.length > 10;
        if (!isExplained && !/city_place|periods|game_pauses|needs/.test(path))
          silent.push(`${path}.${name}`);
      }
    }
    for (const [name, part] of Object.entries(schema)) visit(part, `${path}.${name}`);
  }
  visit(journalFileJsonSchema(), "copy");
  expect(silent).toEqual([]);
});
