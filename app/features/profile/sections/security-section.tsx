import { useTranslations } from "use-intl/react";
import { paths } from "#app/paths.ts";
import { LinkRow } from "#app/ui/lists/link-row.tsx";
import { Section } from "./section.tsx";

/** The doors of the account. */
export function SecuritySection() {
  const t = useTranslations("profile.securityRows");
  return (
    <Section id="security" gap={4}>
      <div className="border-b border-line">
        <LinkRow to={paths.twoFactorSetup} title={t("twoFactor")} detail={t("twoFactorDetail")} />
        <LinkRow to={paths.devices} title={t("devices")} detail={t("devicesDetail")} />
      </div>
    </Section>
  );
}
