import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl/react";
import { usePageTitle } from "#app/lib/page-title.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { Tabs } from "#app/ui/choices/tabs.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { Title } from "#app/ui/type/title.tsx";
import { Announcements } from "./announcements/announcements.tsx";
import { contentWords } from "./content-words.ts";
import { HelpLines } from "./help/help-lines.tsx";
import { Letters } from "./letters/letters.tsx";
import { Reports } from "./reports/reports.tsx";
import { SiteTexts } from "./texts/site-texts.tsx";

export function Component() {
  return (
    <WithMessages words={contentWords}>
      <ContentPage />
    </WithMessages>
  );
}

const panels = {
  reports: Reports,
  letters: Letters,
  help: HelpLines,
  texts: SiteTexts,
  announcements: Announcements,
} as const;
const views = ["reports", "letters", "help", "texts", "announcements"] as const;

/** What whoever runs the server writes for everyone. Nothing here is of a journal. */
function ContentPage() {
  const t = useTranslations("adminContent");
  const [params, setParams] = useSearchParams();
  const view = views.find((one) => one === params.get("view")) ?? "reports";
  usePageTitle(t("title"));
  return (
    <Page>
      <Stack gap={6}>
        <Stack gap={2}>
          <Title size="title">{t("title")}</Title>
          <Text tone="soft">{t("lead")}</Text>
        </Stack>
        <Tabs
          label={t("title")}
          value={view}
          onChange={(next) => setParams({ view: next })}
          items={views.map((id) => {
            const Panel = panels[id];
            return { id, label: t(`${id}.title`), panel: <Panel /> };
          })}
        />
      </Stack>
    </Page>
  );
}
