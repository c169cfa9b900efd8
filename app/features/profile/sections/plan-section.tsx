import { useTranslations } from "use-intl/react";
import { paths } from "#app/paths.ts";
import { useOwnPlan } from "#app/store/profile/own-plan.ts";
import { LinkRow } from "#app/ui/lists/link-row.tsx";
import { Section } from "./section.tsx";

export function OwnPlan() {
  const t = useTranslations("profile");
  const plan = useOwnPlan();
  return (
    <Section id="plan" gap={4}>
      <LinkRow to={paths.subscription} title={t(`plans.${plan}`)} detail={t("planDetail")} />
    </Section>
  );
}
