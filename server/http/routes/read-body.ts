/** Reads request bodies up to a limit: the declared length is checked first, and the received bytes are counted all the same. */
import type { Context } from "hono";
import { judgeAgain } from "#server/db/acting.ts";
import { AppError } from "#server/errors.ts";

/** Bytes; the limit of a route that declares none. */
export const bodyLimit = 1024 * 1024;
const deepestNesting = 64;
/** Milliseconds that a body may take before its caller is judged again, ahead of what is done without a transaction. */
const longWait = 20;

/** The slowest upload that is accepted: `grace` milliseconds at first, then an average of `bytesPerSecond`. */
type MinimumRate = { readonly grace: number; readonly bytesPerSecond: number };
/** A part of a megabyte over a poor line is the slowest legitimate body. */
const minimumBodyRate: MinimumRate = { grace: 15_000, bytesPerSecond: 16_384 };

/** @throws AppError `too_large`, `too_slow`; the verdict on a caller who may not act any more */
export async function readBytes(c: Context, limit: number, minimumRate = minimumBodyRate): Promise<Buffer> {
  refuseDeclaredLength(c, limit);
  const reader = c.req.raw.body?.getReader();
  if (!reader) return Buffer.alloc(0);
  const began = performance.now();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const allowed = minimumRate.grace + (length / minimumRate.bytesPerSecond) * 1000;
    const read = await within(reader.read(), began + allowed - performance.now());
    if (read === "late") {
      void reader.cancel().catch(() => undefined);
      throw new AppError("too_slow", { headers: { connection: "close" } });
    }
    if (read.done) {
      if (performance.now() - began > longWait) await judgeAgain();
      return Buffer.concat(chunks);
    }
    length += read.value.length;
    if (length > limit) throw new AppError("too_large");
    chunks.push(read.value);
  }
}

async function within<T>(work: Promise<T>, milliseconds: number): Promise<T | "late"> {
  const late = Promise.withResolvers<"late">();
  const timer = setTimeout(() => late.resolve("late"), Math.max(0, milliseconds));
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}

/** @throws AppError `too_large` when the `Content-Length` header exceeds `limit` bytes */
export function refuseDeclaredLength(c: Context, limit: number): void {
  if (Number(c.req.header("content-length") ?? 0) > limit) throw new AppError("too_large");
}

/**
 * Parses a JSON body; an empty body is `{}`.
 * @throws AppError `too_large`, `unsupported_type`, `bad_json`
 */
export async function readJson(c: Context, limit: number): Promise<unknown> {
  const bytes = await readBytes(c, limit);
  if (bytes.length === 0) return {};
  if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(c.req.header("content-type") ?? ""))
    throw new AppError("unsupported_type", { hint: "Send content-type: application/json." });
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    if (nestingOf(text) > deepestNesting) throw new Error("nested too deep");
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError("bad_json", { cause });
  }
}

/** The nesting depth of brackets outside strings. It is bounded because the code that reads the value is recursive. */
function nestingOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (isInString) {
      if (sign === "\\") at += 1;
      else if (sign === '"') isInString = false;
    } else if (sign === '"') isInString = true;
    else if (sign === "[" || sign === "{") {
      depth += 1;
      deepest = Math.max(deepest, depth);
    } else if (sign === "]" || sign === "}") depth -= 1;
  }
  return deepest;
}
