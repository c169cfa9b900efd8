import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { paths } from "#app/paths.ts";
import { useOwnPlan } from "#app/store/profile/own-plan.ts";
import { useRelationships } from "#app/store/relationships/relationships.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { BackTo, StepBack } from "#domain/journal/journal-then.ts";
import { planLimits } from "#domain/plan/plan.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { useStepCounts } from "./use-step-counts.ts";

type TakeBackDialogProps = {
  back: BackTo | null;
  name: string;
  day: CalendarDay;
  steps: readonly StepBack[];
  onYes: () => void;
  onNo: () => void;
};

/** What going back would write, before it does. */
export function TakeBackDialog({ back, name, day, steps, onYes, onNo }: TakeBackDialogProps) {
  const t = useTranslations("time.ask");
  const format = useFormat();
  const counts = useStepCounts();
  const { relations: limit } = planLimits[useOwnPlan()];
  const here = useRelationships()?.length ?? 0;
  const people = steps.filter(({ table }) => table === "relationships");
  const after =
    here +
    people.filter(({ act }) => act === "restore").length -
    people.filter(({ act }) => act === "trash").length;
  return (
    <Dialog
      open={back !== null}
      onOpenChange={(open) => !open && onNo()}
      title={t("title", { day: format.day(day) })}
      closeLabel={t("no")}
      actions={
        <>
          <Button variant="primary" onClick={onYes}>
            {t("yes")}
          </Button>
          <Button onClick={onNo}>{t("no")}</Button>
        </>
      }
    >
      <Stack gap={3}>
        <Text>{t(back?.of ?? "all", { name })}</Text>
        <ul className="list-disc pl-5 type-body">
          {counts(steps).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {limit !== null && after > limit && after > here && (
          <Remark tone="warn">
            {t("limit", { limit, count: after })}{" "}
            <TextLink to={paths.subscription}>{paths.subscription}</TextLink>
          </Remark>
        )}
        <Text tone="soft">{t("undo")}</Text>
      </Stack>
    </Dialog>
  );
}
