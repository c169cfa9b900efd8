/** What a plan still allows. Errors never grant more than free (specification, section 8; product decisions, "Plans and money"). */
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { addMonths } from "#domain/time/calendar-day.ts";
import { dayInTimeZone } from "#domain/time/time-zone.ts";
import { type PlanName, planLimits } from "./plan.ts";

export type Quota = {
  readonly used: number;
  /** null: unlimited. */
  readonly limit: number | null;
  /** null: unlimited. Never negative: a downgrade can leave more than the limit. */
  readonly remaining: number | null;
  readonly canAdd: boolean;
  /** "near" from 80 % of the limit on (amber), "reached" when nothing remains. */
  readonly level: "open" | "near" | "reached";
};

export function quotaOf(used: number, limit: number | null): Quota {
  if (limit === null) return { used, limit, remaining: null, canAdd: true, level: "open" };
  const remaining = Math.max(0, limit - used);
  const level = remaining === 0 ? "reached" : used >= limit * 0.8 ? "near" : "open";
  return { used, limit, remaining, canAdd: remaining > 0, level };
}

/** `count`: relationships, folded and sealed ones included; without those in the trash. */
export function relationQuota(plan: PlanName, count: number): Quota {
  return quotaOf(count, planLimits[plan].relations);
}

/** `count`: photos and videos (media-list.ts). */
export function imageQuota(plan: PlanName, count: number): Quota {
  return quotaOf(count, planLimits[plan].images);
}

/** The month `2026-11` in which a message counts, in the person's time zone. An unknown zone counts as UTC. */
export function quotaMonth(now: string, timeZone: string): string {
  return dayInTimeZone(now, timeZone).slice(0, 7);
}

/** The first day of the next month there: "renews 1 December". */
export function quotaRenewsOn(now: string, timeZone: string): CalendarDay {
  return addMonths(`${quotaMonth(now, timeZone)}-01`, 1);
}
