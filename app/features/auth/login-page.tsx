import { useTranslations } from "use-intl/react";
import { Page } from "#app/ui/page.tsx";
import { Title } from "#app/ui/title.tsx";

export function Component() {
  const t = useTranslations("auth.login");
  return (
    <Page>
      <Title>{t("title")}</Title>
    </Page>
  );
}
