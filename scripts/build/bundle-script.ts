/** A script of its own in one file, with all that it imports: what runs beside the page. */
import { build, type Rolldown } from "vite";
import { forbidEval } from "./forbid-eval.ts";

/** @param format "iife" for a plain script, "es" for a module */
export async function bundleScript(input: string, format: "iife" | "es"): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    plugins: [forbidEval()],
    build: {
      write: false,
      target: "es2024",
      rolldownOptions: { input, output: { format, codeSplitting: false } },
    },
  });
  const [output] = (Array.isArray(built) ? built : [built]) as Rolldown.RolldownOutput[];
  const chunk = output?.output[0];
  if (!chunk) throw new Error(`${input} is empty`);
  return chunk.code;
}
