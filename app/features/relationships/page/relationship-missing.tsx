import { useTranslations } from "use-intl/react";
import { paths } from "#app/paths.ts";
import { LostPath } from "#app/ui/art/lost-path.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { Page } from "#app/ui/page.tsx";

export function RelationshipMissing() {
  const t = useTranslations("relationships.page.missing");
  return (
    <Page width="reading">
      <ErrorState
        as="h1"
        illustration={<LostPath />}
        title={t("title")}
        text={t("text")}
        actions={<ButtonLink to={paths.list}>{t("back")}</ButtonLink>}
      />
    </Page>
  );
}
