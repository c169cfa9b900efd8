import "../statistics.css";
import { useMemo } from "react";
import { useParams } from "react-router";
import { useTranslations } from "use-intl/react";
import { usePageTitle } from "#app/lib/page-title.ts";
import { useToday } from "#app/lib/use-today.ts";
import { type LazyChunk, lazyMessages } from "#app/messages/lazy-messages.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { paths } from "#app/paths.ts";
import { BackLink } from "#app/ui/actions/back-link.tsx";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Skeleton } from "#app/ui/states/skeleton.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { Title } from "#app/ui/type/title.tsx";
import { EntriesSheet, useOpened } from "../entries-sheet.tsx";
import { BookProvider, useMakeBook } from "../entry-book.ts";
import { statisticsWords } from "../statistics-words.ts";
import { SharePanel } from "./share-panel.tsx";
import { useYearReview } from "./use-year-review.ts";
import { YearStory } from "./year-story.tsx";

const yearWords = lazyMessages("year", import.meta.glob<LazyChunk<"year">>("./messages.*.ts"));

export function Component() {
  return (
    <WithMessages words={statisticsWords}>
      <WithMessages words={yearWords}>
        <YearPage />
      </WithMessages>
    </WithMessages>
  );
}

function YearPage() {
  const t = useTranslations("year");
  const today = useToday();
  const { year: written = "" } = useParams();
  const thisYear = Number(today.slice(0, 4));
  const year = /^(?:19|20|21)\d\d$/.test(written) ? Number(written) : Number.NaN;
  const isKnown = year <= thisYear;
  const made = useYearReview(isKnown ? year : thisYear, today);
  const book = useMakeBook(made?.journal, today, written);
  const [opened, setOpened] = useOpened();
  const value = useMemo(
    () => ({ book, open: (title: string, ids: readonly string[]) => setOpened({ title, ids }) }),
    [book, setOpened],
  );
  const title = year === thisYear ? t("soFar", { year: written }) : t("title", { year: written });
  usePageTitle(isKnown ? title : t("unknown"));

  if (!isKnown) {
    return (
      <Page width="reading">
        <Stack gap={4} align="start">
          <BackLink to={paths.statistics}>{t("back")}</BackLink>
          <Title>{t("unknown")}</Title>
          <TextLink to={paths.year(thisYear)}>{t("earlier", { year: String(thisYear) })}</TextLink>
        </Stack>
      </Page>
    );
  }
  return (
    <BookProvider value={value}>
      <Page width="middle">
        <Stack gap={8}>
          <Stack gap={4}>
            <BackLink to={paths.statistics}>{t("back")}</BackLink>
            <Title size="display">{title}</Title>
          </Stack>
          {!made ? (
            <Skeleton rows={6} />
          ) : made.review.numbers.moments === 0 ? (
            <Stack gap={3} align="start">
              <Text size="lead">
                {t("empty", { year: written, winters: made.review.countedLater, next: String(year + 1) })}
              </Text>
              <TextLink to={paths.list}>{t("write")}</TextLink>
            </Stack>
          ) : (
            <>
              <YearStory review={made.review} today={today} />
              <SharePanel review={made.review} village={made.village} />
            </>
          )}
          {made && (
            <Inline as="nav" gap={5} wrap aria-label={t("years")} className="print:hidden">
              <TextLink to={paths.year(year - 1)}>{t("earlier", { year: String(year - 1) })}</TextLink>
              {year < thisYear && (
                <TextLink to={paths.year(year + 1)}>{t("later", { year: String(year + 1) })}</TextLink>
              )}
              <TextLink to={paths.calendarYear(year)}>{t("pixels", { year: written })}</TextLink>
            </Inline>
          )}
        </Stack>
      </Page>
      {opened && <EntriesSheet opened={opened} book={book} onClose={() => setOpened(null)} />}
    </BookProvider>
  );
}
