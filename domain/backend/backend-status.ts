/** The state of the backend, as shown to the person (specification, sections 4 and 8). */
import type { WireError } from "#domain/wire/wire.ts";
import { tableMissingCode } from "#domain/wire/wire-error.ts";

const backendStatuses = [
  "checking",
  "connected",
  "not-configured",
  "table-missing",
  "offline",
  "error",
] as const;
export type BackendStatus = (typeof backendStatuses)[number];

/** Milliseconds before the notice hides by itself. */
export const backendNoticeTime = 5_000;

type BackendReading = {
  /** null: this error says nothing about the backend; the status stays. */
  readonly status: BackendStatus | null;
  /** Whether the notice is shown, unless dismissed for the session. */
  readonly isNoticed: boolean;
};

const missingTable = /\b(?:relation|table)\b/i;
const noConnection = /network|cors|failed to fetch|fetch failed|load failed|err_internet|timed? ?out|abort/i;
const session = /jwt/i;

/**
 * By the error's own text, in this order: a missing table is silent, no connection shows the offline notice, a session error is ignored,
 * anything else is an error with a notice. `status` 0 means no response.
 */
export function classifyBackendError(
  error: Partial<Pick<WireError, "code" | "message">> & { readonly name?: string; readonly status?: number },
): BackendReading {
  const text = `${error.name ?? ""} ${error.message ?? ""}`;
  if (error.code === tableMissingCode || missingTable.test(text))
    return { status: "table-missing", isNoticed: false };
  if (error.status === 0 || noConnection.test(text)) return { status: "offline", isNoticed: true };
  if (session.test(text)) return { status: null, isNoticed: false };
  return { status: "error", isNoticed: true };
}

/** Backend unavailable: profile changes then wait on the device (specification, section 8). */
export function isBackendUnavailable(error: Parameters<typeof classifyBackendError>[0]): boolean {
  const { status } = classifyBackendError(error);
  return status === "table-missing" || status === "offline";
}
