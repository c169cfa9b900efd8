/** Vitest set-up of the server project: every result of every test is compared with the shape its statement names. */
import diagnostics from "node:diagnostics_channel";
import { afterEach, inject } from "vitest";
import { rowMismatches, type ToldRows } from "./row-mismatches.ts";

const nullable = new Set(inject("nullableColumns"));
const found = new Set<string>();

diagnostics.subscribe("tendre:rows", (told) => {
  for (const mismatch of rowMismatches(told as ToldRows, nullable)) found.add(mismatch);
});

/** After the test, so that no code under test can swallow it. */
afterEach(() => {
  const mismatches = [...found];
  found.clear();
  if (mismatches.length > 0)
    throw new Error(`Rows are not what their statement says: ${mismatches.join("; ")}`);
});
