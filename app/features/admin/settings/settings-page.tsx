import { useTranslations } from "use-intl/react";
import { usePageTitle } from "#app/lib/page-title.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Skeleton } from "#app/ui/states/skeleton.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { Title } from "#app/ui/type/title.tsx";
import { invitesSchema, serverStateSchema } from "#domain/admin/server-settings.ts";
import { AllAsked } from "../asking/all-asked.tsx";
import { Asked } from "../asking/asked.tsx";
import { useAdminQuestion } from "../asking/use-admin-question.ts";
import { ChoiceRows } from "./choices/choice-rows.tsx";
import { EnvironmentList } from "./environment-list.tsx";
import { Invites } from "./invites/invites.tsx";
import { ServerServices } from "./server-services.tsx";
import { settingsWords } from "./settings-words.ts";
import { StartCheck } from "./start-check.tsx";

export function Component() {
  return (
    <WithMessages words={settingsWords}>
      <SettingsPage />
    </WithMessages>
  );
}

function SettingsPage() {
  const t = useTranslations("adminSettings");
  const asked = useAdminQuestion(serverStateSchema, "/api/admin/settings");
  const invites = useAdminQuestion(invitesSchema, "/api/admin/invites");
  usePageTitle(t("title"));
  return (
    <Page>
      <Stack gap={10}>
        <Stack gap={2}>
          <Title size="title">{t("title")}</Title>
          <Text tone="soft">{t("lead")}</Text>
        </Stack>
        <AllAsked questions={[asked, invites]} waiting={<Skeleton rows={8} />}>
          <Asked asked={asked} waiting={<Skeleton rows={8} />}>
            {(state) => (
              <Stack gap={10}>
                <StartCheck warnings={state.warnings} />
                <Stack gap={3} as="section">
                  <Heading>{t("come")}</Heading>
                  <ChoiceRows
                    settings={state.settings}
                    names={["sign_up", "outside_accounts_are_on"]}
                    onChosen={asked.askAgain}
                  />
                  <Invites asked={invites} />
                </Stack>
                <Stack gap={3} as="section">
                  <Heading>{t("kept")}</Heading>
                  <ChoiceRows
                    settings={state.settings}
                    names={["grace_days", "weekly_mails_are_on", "sms_per_day"]}
                    onChosen={asked.askAgain}
                  />
                  <Text size="small" tone="soft">
                    {t("fixedKept")}
                  </Text>
                  <Text size="small" tone="soft">
                    {t("plans")}
                  </Text>
                </Stack>
                <ServerServices state={state} />
                <EnvironmentList environment={state.environment} />
              </Stack>
            )}
          </Asked>
        </AllAsked>
      </Stack>
    </Page>
  );
}
