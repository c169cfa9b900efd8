import type { Graph } from "./graph.ts";

export type Breach = { readonly path: string; readonly line: number; readonly detail: string };

/** A rule of the house and the places that break it. */
export type Wall = { readonly says: string; readonly breaches: (graph: Graph) => readonly Breach[] };

/** Tests and their support code. */
const test =
  /\.(?:test|journey|commands)\.tsx?$|\/testing\/|^(?:e2e|bench|domain\/fixtures|server\/attacks)\//;

export function isTest(path: string): boolean {
  return test.test(path);
}
