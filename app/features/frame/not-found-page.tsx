import { useTranslations } from "use-intl/react";
import { usePageTitle } from "#app/lib/page-title.ts";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/actions/button-link.tsx";
import { LostPath } from "#app/ui/art/lost-path.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { ErrorState } from "#app/ui/states/error-state.tsx";

export function Component() {
  const t = useTranslations("frame.notFound");
  usePageTitle(t("title"));
  return (
    <Page width="reading">
      <ErrorState
        as="h1"
        illustration={<LostPath />}
        title={t("title")}
        text={t("text")}
        actions={<ButtonLink to={paths.dashboard}>{t("home")}</ButtonLink>}
      />
    </Page>
  );
}
