import { Rule } from "#app/ui/layout/rule.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import type { PlanName } from "#domain/plan/plan.ts";
import type { Quota } from "#domain/plan/quota.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { PendingMargin } from "./pending-changes.tsx";
import { PlanMeter } from "./plan-meter.tsx";

type ListMarginProps = { quota: Quota; plan: PlanName; pending: number; today: CalendarDay };

/** Beside the list on wide screens: the plan's limit and unsent edits. */
export function ListMargin({ quota, plan, pending, today }: ListMarginProps) {
  return (
    <Stack gap={5} className="pt-3.5">
      <PlanMeter quota={quota} plan={plan} />
      {pending > 0 && (
        <>
          <Rule />
          <PendingMargin count={pending} today={today} />
        </>
      )}
    </Stack>
  );
}
