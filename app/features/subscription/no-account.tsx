import { useTranslations } from "use-intl/react";
import { environment } from "#app/lib/environment.ts";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/actions/button-link.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { planLimits } from "#domain/plan/plan.ts";
import { PlanPicture } from "./plan-picture.tsx";

/** A journal kept in this browser only has nobody to sell a plan to. */
export function NoAccount() {
  const t = useTranslations("subscription.noAccount");
  const { relations, images } = planLimits.free;
  if (!environment.isBackendConfigured)
    return (
      <Stack gap={4} align="start" className="max-w-measure">
        <Heading>{t("noPlans")}</Heading>
        <Text>{t("unconfigured")}</Text>
      </Stack>
    );
  return (
    <Stack gap={4} align="start" className="max-w-measure">
      <PlanPicture plan="free" isReached />
      <Heading>{t("title")}</Heading>
      <Text>{t("text", { relations: relations ?? 0, images: images ?? 0 })}</Text>
      <ButtonLink to={paths.signUp} variant="primary">
        {t("action")}
      </ButtonLink>
    </Stack>
  );
}
