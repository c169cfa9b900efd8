/** Shown until LISA is built. */
import { useTranslations } from "use-intl/react";
import { usePageTitle } from "#app/lib/page-title.ts";
import { useToday } from "#app/lib/use-today.ts";
import { type LazyChunk, lazyMessages } from "#app/messages/lazy-messages.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { paths } from "#app/paths.ts";
import { Page } from "#app/ui/layout/page.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { LinkRow } from "#app/ui/lists/link-row.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { Title } from "#app/ui/type/title.tsx";
import { yearOf } from "#domain/time/calendar-day.ts";

const lisaWords = lazyMessages("lisa", import.meta.glob<LazyChunk<"lisa">>("./messages.*.ts"));

export function Component() {
  return (
    <WithMessages words={lisaWords}>
      <LisaPage />
    </WithMessages>
  );
}

function LisaPage() {
  const t = useTranslations("lisa");
  const today = useToday();
  usePageTitle(t("title"));
  return (
    <Page width="reading">
      <Stack gap={6}>
        <Stack gap={3}>
          <Title>{t("title")}</Title>
          <Text size="lead">{t("lead")}</Text>
          <Text tone="soft">{t("text")}</Text>
        </Stack>
        <div>
          <LinkRow to={paths.statistics} title={t("statistics")} detail={t("statisticsDetail")} />
          <LinkRow to={paths.search} title={t("search")} detail={t("searchDetail")} />
          <LinkRow to={paths.year(yearOf(today))} title={t("year")} detail={t("yearDetail")} />
        </div>
      </Stack>
    </Page>
  );
}
