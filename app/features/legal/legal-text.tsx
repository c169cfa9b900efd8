import { useTranslations } from "use-intl/react";
import { usePageTitle } from "#app/lib/page-title.ts";
import { paths } from "#app/paths.ts";
import { BackLink } from "#app/ui/back-link.tsx";
import { Caption } from "#app/ui/caption.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { Page } from "#app/ui/page.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { Stack } from "#app/ui/stack.tsx";
import { Title } from "#app/ui/title.tsx";

export type LegalSection = { readonly title: string; readonly text: string };

export function LegalText({ title, sections }: { title: string; sections: readonly LegalSection[] }) {
  const t = useTranslations("legal");
  usePageTitle(title);
  return (
    <Page width="reading">
      <Stack gap={6} align="start">
        <BackLink to={paths.login}>{t("back")}</BackLink>
        <Stack gap={2}>
          <Title>{title}</Title>
          <Caption>{t("dated")}</Caption>
        </Stack>
        {sections.map((section) => (
          <Stack key={section.title} gap={2} as="section">
            <Heading>{section.title}</Heading>
            <Prose>{section.text}</Prose>
          </Stack>
        ))}
      </Stack>
    </Page>
  );
}
