// Files whose values are made here and written as JSON, so that nothing of what they are made of is loaded with them.
import type { Plugin } from "vite";
import * as blankRows from "../../domain/demo-life/blank-rows.ts";
import * as fieldsMark from "../../domain/sync/fields-mark.ts";

const files: readonly (readonly [string, object])[] = [
  ["/domain/demo-life/blank-rows.ts", blankRows],
  ["/domain/sync/fields-mark.ts", fieldsMark],
];

export function evaluateFiles(): Plugin {
  return {
    name: "evaluated-files",
    apply: "build",
    load(id) {
      const [, values] = files.find(([path]) => id.replaceAll("\\", "/").endsWith(path)) ?? [];
      if (!values) return null;
      const said = Object.entries(values).map(
        ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
      );
      return { code: said.join("\n"), map: null };
    },
  };
}
