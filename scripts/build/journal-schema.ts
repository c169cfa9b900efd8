// The published schema of a copy (domain/copy/journal-file.ts), served beside the app under the name that stands in docs/.
import type { Plugin } from "vite";
import { journalFileJsonSchema } from "../../domain/copy/journal-file.ts";

export const journalSchemaName = "journal-file.schema.json";

/** As it stands in docs/journal-file.schema.json, which `npm run schema` writes. */
export function journalSchemaText(): string {
  return `${JSON.stringify(journalFileJsonSchema(), null, 2)}\n`;
}

export function journalSchema(): Plugin {
  return {
    name: "journal-schema",
    apply: "build",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: journalSchemaName, source: journalSchemaText() });
    },
  };
}
