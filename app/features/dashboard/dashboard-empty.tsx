import { Plus } from "lucide-react";
import { useTranslations } from "use-intl/react";
import { paths } from "#app/paths.ts";
import { UnmappedDashboard } from "#app/ui/art/unmapped-dashboard.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Page } from "#app/ui/page.tsx";
import { Stack } from "#app/ui/stack.tsx";
import { Title } from "#app/ui/title.tsx";

/** The first visit: a country without a name on it. */
export function DashboardEmpty({ name }: { name: string | null }) {
  const t = useTranslations("dashboard.empty");
  return (
    <Page>
      <Stack gap={6}>
        <Title>{name ? t("welcome", { name }) : t("welcomeUnnamed")}</Title>
        <EmptyState
          illustration={<UnmappedDashboard />}
          sentence={t("sentence")}
          action={
            <ButtonLink to={paths.add} variant="primary" icon={Plus}>
              {t("add")}
            </ButtonLink>
          }
        />
      </Stack>
    </Page>
  );
}
