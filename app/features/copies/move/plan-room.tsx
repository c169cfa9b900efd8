import { useTranslations } from "use-intl/react";
import { useMediaQuota } from "#app/store/media/media.ts";
import { useOwnPlan } from "#app/store/profile/own-plan.ts";
import { useRelationships } from "#app/store/relationships/relationships.ts";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { planLimits } from "#domain/plan/plan.ts";

type PlanRoomProps = { people: number; media: number };

/** What the plan keeps, has, and would get. */
export function PlanRoom({ people, media }: PlanRoomProps) {
  const t = useTranslations("move.room");
  const { relations, images } = planLimits[useOwnPlan()];
  const relationships = useRelationships();
  const quota = useMediaQuota();
  if (!relationships || !quota) return null;
  return (
    <Stack gap={1}>
      <Heading as="h3" size="label">
        {t("title")}
      </Heading>
      {relations === null && images === null && <Text tone="soft">{t("open")}</Text>}
      {relations !== null && (
        <Text tone="soft">
          {t("relationships", { used: relationships.length, limit: relations, incoming: people })}
        </Text>
      )}
      {images !== null && (
        <Text tone="soft">{t("media", { used: quota.used, limit: images, incoming: media })}</Text>
      )}
    </Stack>
  );
}
