import { UserRoundPlus } from "lucide-react";
import { useTranslations } from "use-intl/react";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/actions/button-link.tsx";
import { UnmappedStatistics } from "#app/ui/art/unmapped-statistics.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";
import { Title } from "#app/ui/type/title.tsx";

/** Nothing is kept yet, or everything is folded away. */
export function StatisticsEmpty({ isFolded }: { isFolded: boolean }) {
  const t = useTranslations("statistics");
  return (
    <Page>
      <Stack gap={6}>
        <Title>{t("title")}</Title>
        <EmptyState
          illustration={<UnmappedStatistics />}
          sentence={isFolded ? t("empty.folded") : t("empty.sentence")}
          action={
            isFolded ? (
              <ButtonLink to={paths.list}>{t("empty.list")}</ButtonLink>
            ) : (
              <ButtonLink to={paths.add} variant="primary" icon={UserRoundPlus}>
                {t("empty.add")}
              </ButtonLink>
            )
          }
        />
      </Stack>
    </Page>
  );
}
