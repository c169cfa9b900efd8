// The demo's blank rows are the defaults of schemas: evaluated here, so that no rule of a field is loaded before the demo is drawn.
import type { Plugin } from "vite";
import { blankRows } from "../../domain/demo-life/blank-rows.ts";

const file = /\/domain\/demo-life\/blank-rows\.ts$/;

export function writeBlankRows(): Plugin {
  return {
    name: "blank-rows",
    apply: "build",
    load(id) {
      if (!file.test(id.replaceAll("\\", "/"))) return null;
      return { code: `export const blankRows = ${JSON.stringify(blankRows)};`, map: null };
    },
  };
}
