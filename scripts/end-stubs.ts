/**
 * Vitest set-up: what the last test of a file stubbed ends with the file. Files of a worker share their globals, and Vitest ends stubs before a
 * test only: a module that the next file loads would find them.
 */
import { afterAll, vi } from "vitest";

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
