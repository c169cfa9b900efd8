import { afterEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { onRoleCheck } from "../guard/role-checks.ts";
import { askAdmin } from "./ask-admin.ts";
import { onDoubt } from "./doubts.ts";

const schema = z.object({ done: z.boolean() });
const onDoubted = vi.fn();
const onRole = vi.fn();
const stops = [onDoubt(onDoubted), onRoleCheck(onRole)];

afterEach(() => {
  vi.unstubAllGlobals();
  onDoubted.mockClear();
  onRole.mockClear();
});

const answerWith = (status: number, body: unknown) =>
  vi.stubGlobal("fetch", async () => Response.json(body, { status }));
const refusal = { code: "x", message: "", details: null, hint: null };
const act = () => askAdmin(schema, "/api/admin/x", { method: "POST", body: {} });

test.each([500, 502, 503])(
  "an act that ends in %i may have been done, and the page is asked anew",
  async (status) => {
    answerWith(status, refusal);
    expect(await act()).toEqual({ ok: false, problem: "doubtful", reason: null });
    expect(onDoubted).toHaveBeenCalledOnce();
  },
);

test("an act without an answer, or with one that cannot be read, may have been done", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  expect(await act()).toMatchObject({ problem: "doubtful" });
  answerWith(200, { done: "perhaps" });
  expect(await act()).toMatchObject({ problem: "doubtful" });
  expect(onDoubted).toHaveBeenCalledTimes(2);
});

test("an act that was refused was not done; a refusal of the role has it checked", async () => {
  answerWith(409, refusal);
  expect(await act()).toMatchObject({ problem: "conflict" });
  expect(onRole).not.toHaveBeenCalled();
  answerWith(403, refusal);
  expect(await act()).toMatchObject({ problem: "forbidden" });
  expect(onRole).toHaveBeenCalledOnce();
  expect(onDoubted).not.toHaveBeenCalled();
});

test("a question that fails changes nothing, and leaves no doubt", async () => {
  answerWith(500, refusal);
  expect(await askAdmin(schema, "/api/admin/x")).toMatchObject({ problem: "unavailable" });
  expect(onDoubted).not.toHaveBeenCalled();
});

test("who stopped listening hears nothing", async () => {
  for (const stop of stops) stop();
  answerWith(500, refusal);
  await act();
  expect(onDoubted).not.toHaveBeenCalled();
});
