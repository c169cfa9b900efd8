import { useTranslations } from "use-intl/react";
import { paths } from "#app/paths.ts";
import { LinkRow } from "#app/ui/lists/link-row.tsx";
import { Section } from "./section.tsx";

/** The way out for good, where whoever looks for it looks last. */
export function DeletionSection() {
  const t = useTranslations("profile.deletionRow");
  return (
    <Section id="deletion" gap={4}>
      <div className="border-b border-line">
        <LinkRow to={paths.deleteAccount} title={t("title")} detail={t("detail")} />
      </div>
    </Section>
  );
}
