/** Vitest set-up of the server project: every result of every test is compared with the shape its statement names. */
import diagnostics from "node:diagnostics_channel";
import { afterAll, afterEach, inject } from "vitest";
import { rowMismatches, type ToldRows } from "./row-mismatches.ts";

const nullable = new Set(inject("nullableColumns"));
const found = new Set<string>();

const listen = (told: unknown) => {
  for (const mismatch of rowMismatches(told as ToldRows, nullable)) found.add(mismatch);
};
diagnostics.subscribe("tendre:rows", listen);
// Files of one worker share the channel.
afterAll(() => void diagnostics.unsubscribe("tendre:rows", listen));

/** After the test, so that no code under test can swallow it. */
afterEach(() => {
  const mismatches = [...found];
  found.clear();
  if (mismatches.length > 0)
    throw new Error(`Rows are not what their statement says: ${mismatches.join("; ")}`);
});
