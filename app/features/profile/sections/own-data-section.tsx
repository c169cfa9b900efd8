import { useTranslations } from "use-intl/react";
import { paths } from "#app/paths.ts";
import { LinkRow } from "#app/ui/lists/link-row.tsx";
import { Section } from "./section.tsx";

/** Copies out of the journal and into it: also for the journal of this device. */
export function OwnDataRow() {
  const t = useTranslations("profile");
  return (
    <Section id="ownData" gap={4}>
      <div className="border-b border-line">
        <LinkRow to={paths.ownData} title={t("ownDataRow")} detail={t("ownDataDetail")} />
      </div>
    </Section>
  );
}
