import type { Graph } from "./graph.ts";

export type Breach = { readonly path: string; readonly line: number; readonly detail: string };

/** A rule about who may ask whom, and what it finds against itself. */
export type Wall = { readonly says: string; readonly breaches: (graph: Graph) => readonly Breach[] };

/** What only tests load: the tests themselves and what they are put together from. */
const test =
  /\.(?:test|journey|commands)\.tsx?$|\/testing\/|^(?:e2e|bench|domain\/fixtures|server\/attacks)\//;

export function isTest(path: string): boolean {
  return test.test(path);
}
