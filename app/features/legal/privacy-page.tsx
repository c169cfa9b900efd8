import { useTranslations } from "use-intl/react";
import { LegalText } from "./legal-text.tsx";

const sections = ["what", "where", "who", "others", "rights"] as const;

export function Component() {
  const t = useTranslations("legal.privacy");
  return (
    <LegalText
      title={t("title")}
      sections={sections.map((id) => ({ title: t(`${id}.title`), text: t(`${id}.text`) }))}
    />
  );
}
