import { useTranslations } from "use-intl/react";
import { hasDemo, isDemo } from "#app/lib/demo-mode.ts";
import { environment } from "#app/lib/environment.ts";
import { paths } from "#app/paths.ts";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { UnmappedDashboard } from "#app/ui/art/unmapped-dashboard.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Title } from "#app/ui/type/title.tsx";
import { NoRelationship } from "#app/words/no-relationship.tsx";

/** The first visit: a map without names. */
export function DashboardEmpty({ name }: { name: string | null }) {
  const t = useTranslations("dashboard.empty");
  return (
    <Page>
      <Stack gap={6}>
        <Title>{name ? t("welcome", { name }) : t("welcomeUnnamed")}</Title>
        <NoRelationship illustration={<UnmappedDashboard />} />
        {/* Where there are no accounts, no page before this one leads to it. */}
        {hasDemo && !isDemo && !environment.isBackendConfigured && (
          <TextLink to={paths.demo}>{t("demo")}</TextLink>
        )}
      </Stack>
    </Page>
  );
}
