import { useTranslations } from "use-intl/react";
import { usePageTitle } from "#app/lib/page-title.ts";
import { type LazyChunk, lazyMessages } from "#app/messages/lazy-messages.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { allWords } from "#app/messages/words-loader.ts";
import { Page } from "#app/ui/layout/page.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Skeleton } from "#app/ui/states/skeleton.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { Title } from "#app/ui/type/title.tsx";
import { serverStateSchema } from "#domain/admin/server-settings.ts";
import { AllAsked } from "../asking/all-asked.tsx";
import { Asked } from "../asking/asked.tsx";
import { useAdminQuestion } from "../asking/use-admin-question.ts";
import { ChoiceRows } from "../settings/choices/choice-rows.tsx";
import { settingsWords } from "../settings/settings-words.ts";
import { GameRules } from "./game-rules.tsx";

const gameWords = allWords(
  settingsWords,
  lazyMessages("adminGame", import.meta.glob<LazyChunk<"adminGame">>("./messages.*.ts")),
);

export function Component() {
  return (
    <WithMessages words={gameWords}>
      <GamificationPage />
    </WithMessages>
  );
}

function GamificationPage() {
  const t = useTranslations("adminGame");
  const asked = useAdminQuestion(serverStateSchema, "/api/admin/settings");
  usePageTitle(t("title"));
  return (
    <Page>
      <Stack gap={10}>
        <Stack gap={2}>
          <Title size="title">{t("title")}</Title>
          <Text tone="soft">{t("lead")}</Text>
        </Stack>
        <AllAsked questions={[asked]} waiting={<Skeleton rows={8} />}>
          <Stack gap={3} as="section">
            <Heading>{t("switch")}</Heading>
            <Asked asked={asked} waiting={<Skeleton rows={1} />}>
              {({ settings }) => (
                <ChoiceRows settings={settings} names={["game_is_on"]} onChosen={asked.askAgain} />
              )}
            </Asked>
          </Stack>
          {(["people", "seals"] as const).map((unknown) => (
            <Stack key={unknown} gap={2} as="section">
              <Heading>{t(unknown)}</Heading>
              <Text>{t(`${unknown}Text`)}</Text>
            </Stack>
          ))}
          <GameRules />
        </AllAsked>
      </Stack>
    </Page>
  );
}
