import { useTranslations } from "use-intl/react";
import { LegalText } from "./legal-text.tsx";

const sections = ["age", "yours", "fair", "limits"] as const;

export function Component() {
  const t = useTranslations("legal.terms");
  return (
    <LegalText
      title={t("title")}
      sections={sections.map((id) => ({ title: t(`${id}.title`), text: t(`${id}.text`) }))}
    />
  );
}
