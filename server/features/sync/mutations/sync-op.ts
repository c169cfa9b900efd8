/** An op as the server runs it: a device's, or one that the HTTP API makes in the person's name. */
import type { Answer, Op, RefusalCode } from "#domain/wire/sync.ts";

/** `personId` is the session's by then. */
export type SyncOp = Omit<Op, "personId">;

/** The device of ops that come over the plain HTTP API: it sees the newest row, so its `baseRev` is `newest`. */
export const httpDevice = "00000000-0000-7000-8000-000000000002";
/** The device of changes the server makes by itself (migration 0021). */
export const serverDevice = "00000000-0000-7000-8000-000000000001";
export const newest = Number.MAX_SAFE_INTEGER;

export type Refusal = {
  readonly code: RefusalCode;
  readonly details: Extract<Answer, { status: "refused" }>["details"];
};
