import { useTranslations } from "use-intl/react";
import { leaveQuickly } from "#app/lib/quick-exit.ts";
import { shortcutsRequest } from "#app/lib/shortcuts-request.ts";
import { paths } from "#app/paths.ts";
import { LinkRow } from "#app/ui/lists/link-row.tsx";
import { Section } from "./section.tsx";

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
