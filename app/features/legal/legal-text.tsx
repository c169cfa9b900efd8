import { useTranslations } from "use-intl/react";
import { usePageTitle } from "#app/lib/page-title.ts";
import { paths } from "#app/paths.ts";
import { Caption } from "#app/ui/caption.tsx";
import { Page } from "#app/ui/page.tsx";
import { Stack } from "#app/ui/stack.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { Title } from "#app/ui/title.tsx";
import { WayBack } from "#app/ui/way-back.tsx";
import { type LegalDocument, LegalSections } from "./legal-sections.tsx";

export function LegalText({ document }: { document: LegalDocument }) {
  const t = useTranslations("legal");
  const title = t(`${document}.title`);
  usePageTitle(title);
  return (
    <Page width="reading">
      <Stack gap={6} align="start">
        <WayBack fallback={paths.login}>{t("back")}</WayBack>
        <Stack gap={2}>
          <Title>{title}</Title>
          <Caption>{t("dated")}</Caption>
        </Stack>
        <LegalSections document={document} as="h2" />
        <TextLink to={paths.notices} size="small">
          {t("notices")}
        </TextLink>
      </Stack>
    </Page>
  );
}
