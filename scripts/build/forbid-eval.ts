// zod tries once to generate code at run time, to parse faster. The page's policy forbids it, and the browser would report a violation.
import type { Plugin } from "vite";

const settings = /node_modules\/zod\/v4\/core\/core\.js$/;
const made = /export const globalConfig = [^;]+;/;

export function forbidEval(): Plugin {
  return {
    name: "forbid-eval",
    apply: "build",
    transform(code, id) {
      if (!settings.test(id.replaceAll("\\", "/"))) return null;
      if (!made.test(code)) this.error("zod keeps its settings elsewhere now");
      return { code: code.replace(made, (line) => `${line}\nglobalConfig.jitless = true;`), map: null };
    },
  };
}
