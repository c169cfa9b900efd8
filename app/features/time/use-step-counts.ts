import { useTranslations } from "use-intl/react";
import type { TakingCounts } from "#app/store/time/taking-record.ts";
import type { StepBack } from "#domain/journal/journal-then.ts";

const acts = ["trash", "restore", "change"] as const;

/** "two entries go to the trash", … of steps or of what was counted of them. */
export function useStepCounts(): (of: readonly StepBack[] | TakingCounts) => readonly string[] {
  const t = useTranslations("time.ask");
  return (of) => {
    const count = (act: keyof TakingCounts) =>
      "trash" in of
        ? of[act]
        : of.filter((step) => step.act === act && (act !== "change" || Object.keys(step.fields).length > 0))
            .length;
    return acts.flatMap((act) => (count(act) > 0 ? [t(act, { count: count(act) })] : []));
  };
}
