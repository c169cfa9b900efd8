import { useTranslations } from "use-intl/react";
import { usePageTitle } from "#app/lib/page-title.ts";
import { paths } from "#app/paths.ts";
import { LostPath } from "#app/ui/art/lost-path.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { Page } from "#app/ui/page.tsx";

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
