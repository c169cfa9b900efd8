import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadChunk } from "./chunk-reload.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("a page that came is given as it is", async () => {
  expect(await loadChunk("list", async () => "the list")).toBe("the list");
});

test("a page that cannot come says its name", async () => {
  const gone = loadChunk("list", () => Promise.reject(new TypeError("gone")));
  await expect(gone).rejects.toThrow("Loading chunk list failed");
});

test("while the page is loaded anew nothing is said, unless it never is", async () => {
  const said = vi.fn();
  const waiting = loadChunk("list", async () => undefined).catch(said);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(said).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  await waiting;
  expect(said).toHaveBeenCalledWith(expect.objectContaining({ message: "Loading chunk list failed" }));
});
