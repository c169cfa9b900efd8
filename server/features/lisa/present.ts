import type { ModelState } from "#domain/lisa/model/model-call.ts";
import type { ModelUse } from "./queries.ts";

/** Milliseconds: what is older says nothing about now. */
const healthLife = 15 * 60 * 1000;

/** @param use null without a model */
export function presentModelState(use: ModelUse | null, name: string | null, now: Date): ModelState {
  const isRecent = (at: Date | null) => at !== null && now.getTime() - at.getTime() < healthLife;
  const well = use?.wellAt ?? null;
  const failed = use?.failedAt ?? null;
  if (!isRecent(well) && !isRecent(failed)) return { name, health: "unknown" };
  return { name, health: (failed?.getTime() ?? 0) > (well?.getTime() ?? 0) ? "failing" : "well" };
}
