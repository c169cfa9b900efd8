import { useTranslations } from "use-intl/react";
import { paths } from "#app/paths.ts";
import { LinkRow } from "#app/ui/lists/link-row.tsx";
import { Section } from "./section.tsx";

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
