import { useTranslations } from "use-intl/react";
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
      </Stack>
    </Page>
  );
}
