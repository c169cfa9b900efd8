/** The result of a call to the backend: data or an error, never an exception (specification, sections 7 and 8). */
import type { WireError } from "#domain/wire/wire.ts";
import { isWireError, wireError } from "#domain/wire/wire-error.ts";

export type DataResult<T> =
  | { readonly data: T; readonly error: null; readonly count: number | null; readonly status: number }
  | {
      readonly data: null;
      readonly error: WireError;
      readonly count: null;
      /** 0: no response. */
      readonly status: number;
      /** Milliseconds, from the response's `Retry-After`. */
      readonly retryAfter?: number;
    };

/** Milliseconds; the default of every request (specification, section 9). */
export const requestTimeout = 5_000;

function dataOf<T>(data: T, status = 200, count: number | null = null): DataResult<T> {
  return { data, error: null, count, status };
}

export function failureOf(error: WireError, status: number): DataResult<never> {
  return { data: null, error, count: null, status };
}

/** No response: the error's name and text, status 0. */
export function networkFailure(cause: unknown): DataResult<never> {
  const named = cause instanceof Error ? cause : new Error(String(cause));
  return failureOf(wireError("", `${named.name}: ${named.message}`), 0);
}

/** A response with its parsed JSON body. A 404 whose body is an array is an empty list. */
export function readResponse(
  status: number,
  body: unknown,
  count: number | null = null,
): DataResult<unknown> {
  if (status >= 200 && status < 300) return dataOf(body, status, count);
  if (status === 404 && Array.isArray(body)) return dataOf([], 200, count);
  if (isWireError(body)) return failureOf(body, status);
  return failureOf(wireError("", `HTTP ${status}`), status);
}

/** A `Retry-After` in milliseconds (RFC 9110, section 10.2.3: seconds, or a date); undefined when it is missing or invalid. */
export function readRetryAfter(header: string | null, now: Date): number | undefined {
  if (header === null) return undefined;
  const milliseconds = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - now.getTime();
  return Number.isFinite(milliseconds) ? Math.max(0, milliseconds) : undefined;
}
