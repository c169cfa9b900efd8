import { Hono } from "hono";
import { expect, test } from "vitest";
import { AppError } from "#server/errors.ts";
import { readJson } from "./read-body.ts";

const app = new Hono()
  .post("/", async (c) => c.json(await readJson(c, 10_000)))
  .onError((error, c) => c.text(error instanceof AppError ? error.code : "unexpected", 400));

async function send(body: string, type = "application/json") {
  const response = await app.request("/", { method: "POST", body, headers: { "content-type": type } });
  return response.ok ? response.json() : response.text();
}

const nested = (depth: number, open = "[", close = "]") => open.repeat(depth) + close.repeat(depth);

test("brackets go 64 deep and no deeper, for what walks a value walks it by recursion", async () => {
  expect(await send(nested(64))).toBeInstanceOf(Array);
  expect(await send(nested(65))).toBe("bad_json");
  expect(await send(`${'{"a":'.repeat(65)}1${"}".repeat(65)}`)).toBe("bad_json");
});

test("brackets in a text, and behind an escaped quote, nest nothing", async () => {
  const text = `${nested(200)}"${nested(200)}`;
  expect(await send(JSON.stringify({ text }))).toEqual({ text });
});

test("a body that is longer than its limit is refused, whatever it says of its length", async () => {
  expect(await send(JSON.stringify("x".repeat(10_000)))).toBe("too_large");
});

test("no body is an empty object; another type, and bytes that are no UTF-8, are refused", async () => {
  expect(await send("")).toEqual({});
  expect(await send("a=1", "application/x-www-form-urlencoded")).toBe("unsupported_type");
  const response = await app.request("/", {
    method: "POST",
    body: new Uint8Array([0x22, 0xff, 0x22]),
    headers: { "content-type": "application/json" },
  });
  expect(await response.text()).toBe("bad_json");
});
