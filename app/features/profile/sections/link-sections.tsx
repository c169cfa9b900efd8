/** Sections that only lead on: to pages of their own, or out of sight. */
import { useTranslations } from "use-intl/react";
import { leaveQuickly } from "#app/lib/quick-exit.ts";
import { shortcutsRequest } from "#app/lib/shortcuts-request.ts";
import { paths } from "#app/paths.ts";
import { useOwnPlan } from "#app/store/profile/own-plan.ts";
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

export function OwnPlan() {
  const t = useTranslations("profile");
  const plan = useOwnPlan();
  return (
    <Section id="plan" gap={4}>
      <LinkRow to={paths.subscription} title={t(`plans.${plan}`)} detail={t("planDetail")} />
    </Section>
  );
}

export function MemoriesRow() {
  const t = useTranslations("profile");
  return (
    <Section id="memories" gap={4}>
      <LinkRow to={paths.memories} title={t("memoriesRow")} detail={t("memoriesDetail")} />
    </Section>
  );
}

/** Also for a journal of this device: its room says what an account would be for. */
export function MessagesSection({ hasAccount }: { hasAccount: boolean }) {
  const t = useTranslations("profile.messagesRows");
  return (
    <Section id="messages" gap={4}>
      <div className="border-b border-line">
        <LinkRow to={paths.messages} title={t("open")} detail={t("openDetail")} />
        {hasAccount && (
          <LinkRow to={paths.messageSettings} title={t("settings")} detail={t("settingsDetail")} />
        )}
      </div>
    </Section>
  );
}

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

/** What else is there, and the ways out of sight. */
export function HelpSection({ isSuperadmin }: { isSuperadmin: boolean }) {
  const t = useTranslations("profile.helpRows");
  return (
    <Section id="help" gap={4}>
      <div className="border-b border-line">
        {isSuperadmin && <LinkRow to={paths.admin} title={t("office")} detail={t("officeDetail")} />}
        <LinkRow to={paths.support} title={t("support")} />
        <LinkRow
          onClick={() => shortcutsRequest.set(true)}
          title={t("shortcuts")}
          detail={t("shortcutsDetail")}
        />
        <LinkRow to={paths.privacy} title={t("privacy")} />
        <LinkRow to={paths.terms} title={t("terms")} />
        <LinkRow to={paths.notices} title={t("notices")} />
        <LinkRow onClick={leaveQuickly} title={t("quit")} detail={t("quitDetail")} />
      </div>
    </Section>
  );
}

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
