import { expect, test } from "vitest";
import { wireError } from "#domain/wire/wire-error.ts";
import { type BackendStatus, classifyBackendError, isBackendUnavailable } from "./backend-status.ts";
import { networkFailure, readResponse } from "./data-result.ts";

test("no answer gives the error's name and text, with status 0", () => {
  expect(networkFailure(new TypeError("Failed to fetch"))).toMatchObject({
    data: null,
    status: 0,
    error: { message: "TypeError: Failed to fetch" },
  });
  expect(networkFailure("cut")).toMatchObject({ status: 0, error: { message: "Error: cut" } });
});

test("an error body comes through whole, and another body is told by its status", () => {
  const error = wireError("validation", "no", { name: "name_required" });
  expect(readResponse(400, error)).toMatchObject({ data: null, error, status: 400 });
  expect(readResponse(502, "<html>")).toMatchObject({ error: { message: "HTTP 502" }, status: 502 });
});

test("a 404 with an array is an empty list", () => {
  expect(readResponse(404, [])).toMatchObject({ data: [], error: null });
  expect(readResponse(404, wireError("gone", "gone"))).toMatchObject({ data: null, status: 404 });
});

test.each<[Parameters<typeof classifyBackendError>[0], BackendStatus | null, boolean]>([
  [{ message: 'relation "profiles" does not exist' }, "table-missing", false],
  [{ message: "Could not find the table" }, "table-missing", false],
  [{ code: "PGRST205", message: "x" }, "table-missing", false],
  [{ message: "TypeError: Failed to fetch" }, "offline", true],
  [{ message: "NetworkError when attempting to fetch resource." }, "offline", true],
  [{ message: "blocked by CORS policy" }, "offline", true],
  [{ message: "Load failed" }, "offline", true],
  [{ name: "AbortError", message: "" }, "offline", true],
  [{ message: "", status: 0 }, "offline", true],
  [{ message: "JWT expired" }, null, false],
  [{ message: "This relationship doesn't exist or has been deleted" }, "error", true],
  [{ message: "Internal" }, "error", true],
])("%o reads %s, noticed: %s", (error, status, isNoticed) => {
  expect(classifyBackendError(error)).toEqual({ status, isNoticed });
});

test("only a missing table or no connection makes profile changes wait on the device", () => {
  expect(isBackendUnavailable({ message: "Failed to fetch" })).toBe(true);
  expect(isBackendUnavailable({ message: "relation x" })).toBe(true);
  expect(isBackendUnavailable({ message: "JWT expired" })).toBe(false);
  expect(isBackendUnavailable({ message: "boom" })).toBe(false);
});
