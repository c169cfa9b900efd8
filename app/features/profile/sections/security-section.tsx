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
        <LinkRow to={paths.address} title={t("address")} detail={t("addressDetail")} />
        <LinkRow to={paths.password} title={t("password")} detail={t("passwordDetail")} />
        <LinkRow to={paths.outsideAccounts} title={t("accounts")} detail={t("accountsDetail")} />
        <LinkRow to={paths.phone} title={t("phone")} detail={t("phoneDetail")} />
        <LinkRow to={paths.twoFactorSetup} title={t("twoFactor")} detail={t("twoFactorDetail")} />
        <LinkRow to={paths.passkeys} title={t("passkeys")} detail={t("passkeysDetail")} />
        <LinkRow to={paths.devices} title={t("devices")} detail={t("devicesDetail")} />
        <LinkRow to={paths.tokens} title={t("tokens")} detail={t("tokensDetail")} />
      </div>
    </Section>
  );
}
