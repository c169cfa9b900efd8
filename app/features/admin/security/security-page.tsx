import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl/react";
import { usePageTitle } from "#app/lib/page-title.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { Tabs } from "#app/ui/choices/tabs.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { Title } from "#app/ui/type/title.tsx";
import { auditWords } from "../audit/audit-words.ts";
import { AuditLog } from "./audit-log.tsx";
import { Doors } from "./doors.tsx";
import { EventLog } from "./event-log.tsx";
import { OpenSessions } from "./open-sessions.tsx";
import { securityWords } from "./security-words.ts";

export function Component() {
  return (
    <WithMessages words={auditWords}>
      <WithMessages words={securityWords}>
        <SecurityPage />
      </WithMessages>
    </WithMessages>
  );
}

const panels = { doors: Doors, events: EventLog, sessions: OpenSessions, audit: AuditLog } as const;
const views = ["doors", "events", "sessions", "audit"] as const;

function SecurityPage() {
  const t = useTranslations("adminSecurity");
  const [params, setParams] = useSearchParams();
  const view = views.find((one) => one === params.get("view")) ?? "doors";
  usePageTitle(t("title"));
  return (
    <Page>
      <Stack gap={6}>
        <Stack gap={2}>
          <Title size="title">{t("title")}</Title>
          <Text tone="soft">{t("lead")}</Text>
        </Stack>
        {/* What one list was asked for is not another's. */}
        <Tabs
          label={t("views")}
          value={view}
          onChange={(next) => setParams({ view: next })}
          items={views.map((id) => {
            const Panel = panels[id];
            return { id, label: t(`view.${id}`), panel: <Panel /> };
          })}
        />
      </Stack>
    </Page>
  );
}
