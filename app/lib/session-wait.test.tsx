import { expect, onTestFinished, test, vi } from "vitest";
import { currentSession, watchSession } from "./session.ts";

test("after four seconds without an answer the app goes on without it", async () => {
  localStorage.clear();
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  vi.spyOn(globalThis, "fetch").mockImplementation(() => new Promise(() => undefined));
  await watchSession(() => Promise.reject(new Error("nobody was here before")));
  await vi.advanceTimersByTimeAsync(3_900);
  expect(currentSession().initialized).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(currentSession()).toMatchObject({ initialized: true, error: null });
});
