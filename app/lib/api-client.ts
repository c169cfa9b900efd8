/**
 * All calls to the backend. Returns data or an error, never throws (domain/backend/data-result.ts): a timeout or no response is the network
 * failure with status 0.
 */
import {
  type DataResult,
  failureOf,
  networkFailure,
  readResponse,
  readRetryAfter,
  requestTimeout,
} from "#domain/backend/data-result.ts";
import { isBlockedLocalAddress } from "#domain/backend/environment.ts";
import { wireError } from "#domain/wire/wire-error.ts";
import { isDemo } from "./demo-mode.ts";
import { environment } from "./environment.ts";

export type ApiCall = {
  readonly method?: "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as raw bytes, in place of `body`. */
  readonly bytes?: Blob;
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds; default 5 s. */
  readonly timeout?: number;
  readonly signal?: AbortSignal;
  /** Completes even when the page is being closed. */
  readonly keepalive?: boolean;
};

/** `path` begins with `/`. The data is not validated: the caller parses it. */
export async function callApi(path: string, call: ApiCall = {}): Promise<DataResult<unknown>> {
  const refused = refuseBefore();
  if (refused) return refused;
  try {
    const response = await fetch(path, requestOf(call));
    const result = readResponse(response.status, await bodyOf(response), countOf(response));
    const retryAfter = readRetryAfter(response.headers.get("retry-after"), new Date());
    return result.error && retryAfter !== undefined ? { ...result, retryAfter } : result;
  } catch (cause) {
    // Whether it was done nobody knows: what shows its outcome asks the server again (use-lost-answers.ts).
    if (call.method) globalThis.dispatchEvent?.(new Event("tendre-unanswered"));
    return networkFailure(cause);
  }
}

export function refuseBefore(): DataResult<never> | null {
  // Nothing of the demo leaves the browser, whichever page asks.
  if (isDemo || !environment.isBackendConfigured) {
    return failureOf(wireError("not_configured", `${environment.backendName} not configured`), 0);
  }
  if (isBlockedLocalAddress(environment.backendUrl, import.meta.env.PROD ? "production" : "development")) {
    return failureOf(wireError("blocked_address", "Requests to localhost are blocked in production"), 0);
  }
  return null;
}

function requestOf(call: ApiCall) {
  const { method = "GET", body, bytes, headers, timeout = requestTimeout, signal, keepalive } = call;
  const limit = AbortSignal.timeout(timeout);
  return {
    method,
    headers: {
      accept: "application/json",
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
    credentials: "same-origin",
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(bytes === undefined ? {} : { body: bytes }),
    ...(keepalive ? { keepalive } : {}),
  } satisfies RequestInit;
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  if (!response.headers.get("content-type")?.includes("json")) return text;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The total after the slash of `Content-Range: 0-24/573`. */
function countOf(response: Response): number | null {
  const total = /\/(\d+)$/.exec(response.headers.get("content-range") ?? "")?.[1];
  return total === undefined ? null : Number(total);
}
