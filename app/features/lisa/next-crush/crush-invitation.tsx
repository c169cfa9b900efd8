/** For whoever has no Next Crush: what it is, on an invented life that is named as such, and one quiet way to it. No figure of their own. */
import { lazy, Suspense } from "react";
import { useTranslations } from "use-intl/react";
import { paths } from "#app/paths.ts";
import { useRelationships } from "#app/store/relationships/relationships.ts";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { ErrorBoundary } from "#app/ui/states/error-boundary.tsx";
import { Skeleton } from "#app/ui/states/skeleton.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { LisaLanguage } from "#domain/lisa/reply.ts";
import { endedLately } from "#domain/relationship/relationship-ending.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

/** Written out, so that a build without the demo has nothing of its life. */
const CrushExample =
  import.meta.env.VITE_DEMO_MODE === "true"
    ? lazy(async () => ({ default: (await import("./crush-example.tsx")).CrushExample }))
    : null;

export function CrushInvitation({ today, language }: { today: CalendarDay; language: LisaLanguage }) {
  const t = useTranslations("lisa.crush");
  const relationships = useRelationships();
  const isTender = relationships?.some((one) => endedLately(one, today)) ?? true;
  return (
    <Stack gap={8}>
      <Stack gap={2}>
        <Text>{t("what")}</Text>
        {!isTender && (
          <Text size="small">
            <TextLink to={paths.subscription} size="small">
              {t("plans")}
            </TextLink>
          </Text>
        )}
      </Stack>
      {CrushExample && (
        <ErrorBoundary fallback={() => null}>
          <Suspense fallback={<Skeleton rows={6} />}>
            <CrushExample today={today} language={language} />
          </Suspense>
        </ErrorBoundary>
      )}
    </Stack>
  );
}
