/** The header `Prefer` (RFC 7240), as clients of PostgREST send it. A wish that would change what is written is kept or refused, never passed over. */
import type { Context } from "hono";
import { refusalOf } from "#server/http/routes/read-input.ts";

export type Preferences = {
  /** What a write answers with; undefined: as the route does by itself. */
  readonly returned: "representation" | "minimal" | "headers-only" | undefined;
  /** What an insert does with a row that is there already. */
  readonly resolution: "merge-duplicates" | "ignore-duplicates";
  readonly isCounted: boolean;
  /** The most rows that a write may touch; null: as many as a call may. */
  readonly maxAffected: number | null;
  /** For the header `Preference-Applied`. */
  readonly applied: string;
};

const resolutions = ["merge-duplicates", "ignore-duplicates"] as const;
const returns = ["representation", "minimal", "headers-only"] as const;

/** @throws AppError `validation` for a resolution, a transaction or a bound that is not kept */
export function readPreferences(c: Context): Preferences {
  const wishes = new Map<string, string>();
  for (const part of (c.req.header("prefer") ?? "").split(/[,;]/)) {
    const [name = "", value = ""] = part.trim().toLowerCase().split("=", 2);
    if (!wishes.has(name)) wishes.set(name, value);
  }
  const returned = returns.find((one) => one === wishes.get("return"));
  const resolution = wishes.get("resolution") ?? "merge-duplicates";
  const resolved = resolutions.find((one) => one === resolution);
  const isKept = !wishes.has("tx") || wishes.get("tx") === "commit";
  const affected = wishes.get("max-affected");
  const isBound = affected === undefined || /^\d{1,9}$/.test(affected);
  if (!resolved || !isKept || !isBound) {
    const hint =
      "Of resolution there are merge-duplicates and ignore-duplicates; what is written is kept (no tx=rollback).";
    throw refusalOf([{ field: "prefer", code: "not_allowed" }], "headers", hint);
  }
  const isCounted = /^(?:exact|planned|estimated)$/.test(wishes.get("count") ?? "");
  return {
    returned,
    resolution: resolved,
    isCounted,
    maxAffected: affected === undefined ? null : Number(affected),
    applied: [
      ...(returned ? [`return=${returned}`] : []),
      ...(wishes.has("resolution") ? [`resolution=${resolved}`] : []),
      ...(isCounted ? ["count=exact"] : []),
      ...(affected === undefined ? [] : [`max-affected=${affected}`]),
    ].join(", "),
  };
}
