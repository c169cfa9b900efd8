import { UserRoundPlus } from "lucide-react";
import { useTranslations } from "use-intl/react";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/actions/button-link.tsx";
import { UnmappedDashboard } from "#app/ui/art/unmapped-dashboard.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";
import { Title } from "#app/ui/type/title.tsx";
import { DeviceJournalNote } from "#app/words/device-journal-note.tsx";

/** The first visit: a map without names. */
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
            <ButtonLink to={paths.add} variant="primary" icon={UserRoundPlus}>
              {t("add")}
            </ButtonLink>
          }
        />
        <DeviceJournalNote />
      </Stack>
    </Page>
  );
}
