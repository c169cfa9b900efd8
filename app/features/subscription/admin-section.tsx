import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { Button } from "#app/ui/actions/button.tsx";
import { Select } from "#app/ui/choices/select.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { PlanId } from "#domain/plan/plan.ts";
import { isPlanId, planIds } from "#domain/plan/plan.ts";
import { changePlanAsAdmin } from "./billing-calls.ts";
import type { BillingProblem } from "./billing-problem.ts";
import { ProblemRemark } from "./problem-remark.tsx";

type AdminSectionProps = {
  personId: string;
  current: PlanId;
  refuse: () => boolean;
  onChanged: () => void;
};

/** One's own plan without payment, for admins only (specification, section 6). */
export function AdminSection({ personId, current, refuse, onChanged }: AdminSectionProps) {
  const t = useTranslations("subscription");
  const [plan, setPlan] = useState<PlanId>(current);
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<BillingProblem | null>(null);

  async function change() {
    if (refuse()) return;
    setAsking(true);
    const done = await changePlanAsAdmin(personId, plan);
    setAsking(false);
    setProblem(done.ok ? null : done.problem);
    if (done.ok) onChanged();
  }
  return (
    <section aria-labelledby="admin-mode">
      <Stack gap={4} align="start">
        <Heading id="admin-mode">{t("admin.title")}</Heading>
        <Text tone="soft">{t("admin.text")}</Text>
        <Select
          label={t("admin.plan")}
          value={plan}
          onChange={({ target }) => isPlanId(target.value) && setPlan(target.value)}
          options={planIds.map((value) => ({ value, label: t(`planId.${value}`) }))}
        />
        <Button pending={isAsking} onClick={() => void change()}>
          {t("admin.confirm")}
        </Button>
        <ProblemRemark act="other" problem={problem} />
      </Stack>
    </section>
  );
}
