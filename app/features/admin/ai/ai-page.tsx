import { useTranslations } from "use-intl/react";
import { usePageTitle } from "#app/lib/page-title.ts";
import { type LazyChunk, lazyMessages } from "#app/messages/lazy-messages.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { allWords } from "#app/messages/words-loader.ts";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Skeleton } from "#app/ui/states/skeleton.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { Title } from "#app/ui/type/title.tsx";
import { modelPageSchema } from "#domain/admin/model-use.ts";
import { serverStateSchema } from "#domain/admin/server-settings.ts";
import { AllAsked } from "../asking/all-asked.tsx";
import { Asked } from "../asking/asked.tsx";
import { useAdminQuestion } from "../asking/use-admin-question.ts";
import { PeriodChoice } from "../chart/period-choice.tsx";
import { usePeriod } from "../chart/use-period.ts";
import { ChoiceRows } from "../settings/choices/choice-rows.tsx";
import { settingsWords } from "../settings/settings-words.ts";
import { ModelFigures } from "./model-figures.tsx";
import { ModelState } from "./model-state.tsx";

const aiWords = allWords(
  settingsWords,
  lazyMessages("adminAi", import.meta.glob<LazyChunk<"adminAi">>("./messages.*.ts")),
);

export function Component() {
  return (
    <WithMessages words={aiWords}>
      <AiPage />
    </WithMessages>
  );
}

function AiPage() {
  const t = useTranslations("adminAi");
  const office = useTranslations("admin");
  const [days, setDays] = usePeriod();
  const model = useAdminQuestion(modelPageSchema, `/api/admin/ai?days=${days}`, "keep");
  const chosen = useAdminQuestion(serverStateSchema, "/api/admin/settings");
  usePageTitle(t("title"));
  const refresh = () => {
    chosen.askAgain();
    model.askAgain();
  };
  return (
    <Page>
      <Stack gap={10}>
        <Stack gap={2}>
          <Title size="title">{t("title")}</Title>
          <Text tone="soft">{t("lead")}</Text>
        </Stack>
        <AllAsked questions={[model, chosen]} waiting={<Skeleton rows={8} />}>
          <Asked asked={model} waiting={<Skeleton rows={4} />}>
            {(page) => <ModelState page={page} />}
          </Asked>
          <Stack gap={3} as="section">
            <Heading>{t("choices")}</Heading>
            <Asked asked={chosen} waiting={<Skeleton rows={4} />}>
              {({ settings }) => (
                <ChoiceRows
                  settings={settings}
                  names={["model_is_on", "model_daily_tokens", "model_input_price", "model_output_price"]}
                  onChosen={refresh}
                />
              )}
            </Asked>
          </Stack>
          <Stack gap={4} as="section">
            <Inline justify="between" align="center" wrap gap={4}>
              <Heading>{t("figures")}</Heading>
              <PeriodChoice value={days} onChange={setDays} />
            </Inline>
            {model.answer && <ModelFigures page={model.answer} settings={chosen.answer?.settings ?? []} />}
            {!model.answer && model.problem !== null && <Text tone="soft">{office("asked.failed")}</Text>}
          </Stack>
        </AllAsked>
      </Stack>
    </Page>
  );
}
