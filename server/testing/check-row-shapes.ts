/** Vitest set-up of the server project: every result of every test is compared with the shape its statement names. */
import { afterEach, inject } from "vitest";
import { compareRows } from "#server/row-shape.ts";
import { rowMismatches } from "#server/testing/row-mismatches.ts";

const nullable = new Set(inject("nullableColumns"));
const found = new Set<string>();

compareRows((row, result) => {
  for (const mismatch of rowMismatches(row, result, nullable)) found.add(mismatch);
});

/** After the test, so that no code under test can swallow it. */
afterEach(() => {
  const mismatches = [...found];
  found.clear();
  if (mismatches.length > 0)
    throw new Error(`Rows are not what their statement says: ${mismatches.join("; ")}`);
});
