/** An op as the server runs it: from a device, or made by the HTTP API on the person's behalf. */
import type { Answer, Op, RefusalCode } from "#domain/wire/sync.ts";

/** `personId` comes from the session. */
export type SyncOp = Omit<Op, "personId">;

/** The device id of ops that come over the plain HTTP API. They are based on the newest row, so their `baseRev` is `newest`. */
export const httpDevice = "00000000-0000-7000-8000-000000000002";
export const newest = Number.MAX_SAFE_INTEGER;

export type Refusal = {
  readonly code: RefusalCode;
  readonly details: Extract<Answer, { status: "refused" }>["details"];
};
