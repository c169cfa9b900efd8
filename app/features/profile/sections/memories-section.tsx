import { useTranslations } from "use-intl/react";
import { paths } from "#app/paths.ts";
import { LinkRow } from "#app/ui/lists/link-row.tsx";
import { Section } from "./section.tsx";

export function MemoriesRow() {
  const t = useTranslations("profile");
  return (
    <Section id="memories" gap={4}>
      <LinkRow to={paths.memories} title={t("memoriesRow")} detail={t("memoriesDetail")} />
    </Section>
  );
}
