import { useTranslations } from "use-intl/react";
import { usePageTitle } from "#app/lib/page-title.ts";
import { paths } from "#app/paths.ts";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { WayBack } from "#app/ui/actions/way-back.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Title } from "#app/ui/type/title.tsx";
import { type LegalDocument, LegalSections } from "./legal-sections.tsx";

export function LegalText({ document }: { document: LegalDocument }) {
  const t = useTranslations("legal");
  const title = t(`${document}.title`);
  usePageTitle(title);
  return (
    <Page width="reading">
      <Stack gap={6} align="start">
        <WayBack fallback={paths.login}>{t("back")}</WayBack>
        <Title>{title}</Title>
        <LegalSections document={document} as="h2">
          <TextLink to={paths.notices} size="small">
            {t("notices")}
          </TextLink>
        </LegalSections>
      </Stack>
    </Page>
  );
}
