import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { currentSession, watchSession } from "./session.ts";

const anna = {
  person: {
    id: "0190a000-0000-7000-8000-000000000001",
    email: "anna@example.org",
    isAdmin: false,
    role: "user",
  },
  expiresAt: "2030-01-01T00:00:00.000Z",
};
const noOthers = async () => ({
  otherJournalOwners: async () => [],
  lockAway: async () => true,
  deleteAll: async () => true,
  takeOpenDemoAlong: async () => true,
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

function look(state: "visible" | "hidden") {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
}

test("whoever comes back to the tab after more than sixty seconds is asked for anew, and not before", async () => {
  const fetched = vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json(anna));
  const asked = () => fetched.mock.calls.filter(([path]) => String(path).endsWith("/api/session")).length;
  await watchSession(noOthers);
  await vi.waitUntil(() => currentSession().user !== null);
  const before = asked();
  look("hidden");
  await vi.advanceTimersByTimeAsync(59_000);
  look("visible");
  expect(asked()).toBe(before);
  look("hidden");
  await vi.advanceTimersByTimeAsync(61_000);
  look("visible");
  await vi.waitUntil(() => asked() === before + 1);
});

test("a page that comes back from the browser's back/forward cache asks who is signed in", async () => {
  const fetched = vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json(anna));
  const asked = () => fetched.mock.calls.filter(([path]) => String(path).endsWith("/api/session")).length;
  await watchSession(noOthers);
  await vi.waitUntil(() => currentSession().user !== null);
  const before = asked();
  dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false }));
  expect(asked()).toBe(before);
  dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  await vi.waitUntil(() => asked() > before);
});
