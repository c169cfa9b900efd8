/** What the places of the app say of a life in one language: their functions, and the places themselves read as text, without a browser. */
import type { ComponentType, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { IntlProvider, useTranslations } from "use-intl/react";
import { figureWords } from "#app/features/dashboard/dashboard-figures.tsx";
import { dateFacts } from "#app/features/relationships/page/use-date-facts.ts";
import { tellLife } from "#app/features/timeline/lifeline/life-story.ts";
import { lifeWords, lineWords } from "#app/features/timeline/lifeline/lifeline-words.ts";
import { en as timelineEn } from "#app/features/timeline/messages.en.ts";
import { fr as timelineFr } from "#app/features/timeline/messages.fr.ts";
import { useFormat } from "#app/lib/format/use-format.ts";
import type { Language } from "#app/lib/i18n/language.ts";
import { loadAllMessages } from "#app/messages/testing/all-messages.ts";
import { relationshipWords } from "#app/words/relationship-words.ts";
import { countedJournal, type Journal } from "#domain/journal/journal.ts";
import type { Relationship } from "#domain/relationship/relationship.ts";
import { type StatisticsFilter, wholeLife } from "#domain/statistics/entries.ts";
import { summarizeRelationships } from "#domain/statistics/relationship-summary.ts";
import { BookProvider, makeBook } from "../entry-book.ts";
import { en as statisticsEn } from "../messages.en.ts";
import { fr as statisticsFr } from "../messages.fr.ts";
import { computeResult } from "../statistics-result.ts";
import { en as yearEn } from "../year/messages.en.ts";
import { fr as yearFr } from "../year/messages.fr.ts";
import type { Life } from "./any-life.ts";

/** Of either language: the parts that pages load late. */
const late = (statistics: object, timeline: object, year: object): object => ({ statistics, timeline, year });
const messages = {
  en: { ...(await loadAllMessages("en")), ...late(statisticsEn, timelineEn, yearEn) },
  fr: { ...(await loadAllMessages("fr")), ...late(statisticsFr, timelineFr, yearFr) },
};

function useVoice() {
  return {
    format: useFormat(),
    relationships: useTranslations("relationships"),
    entry: useTranslations("statistics.entry"),
    figure: useTranslations("dashboard.figure"),
    lifeline: useTranslations("timeline.lifeline"),
  };
}

function InLanguage({ language, children }: { language: Language; children: ReactNode }) {
  return (
    <IntlProvider locale={language} messages={messages[language]} timeZone="Europe/Paris">
      {children}
    </IntlProvider>
  );
}

/** The hooks of a page, asked for once. */
function voiceIn(language: Language): ReturnType<typeof useVoice> {
  const taken: ReturnType<typeof useVoice>[] = [];
  function Listener() {
    taken.push(useVoice());
    return null;
  }
  renderToStaticMarkup(
    <InLanguage language={language}>
      <Listener />
    </InLanguage>,
  );
  const [voice] = taken;
  if (!voice) throw new Error(`no words in ${language}`);
  return voice;
}

const voices = { en: voiceIn("en"), fr: voiceIn("fr") };

export type Places = ReturnType<typeof placesOf>;

export function placesOf({ journal, today }: Life, language: Language) {
  const { format, relationships, entry, figure, lifeline } = voices[language];
  const words = relationshipWords(today, { format, language, t: relationships, partner: null });
  const shown = countedJournal(journal, today);
  const book = makeBook(shown, { today, title: "", t: entry, format, words });
  const summary = summarizeRelationships(journal.relationships, today);
  const story = tellLife(shown, today);
  const resultOf = (filter: Partial<StatisticsFilter>, of: Journal = journal) =>
    computeResult({ journal: of, filter: { ...wholeLife, ...filter }, today });
  return {
    ...{ journal, today, language, format, words, shown, book, summary, story, resultOf },
    /** Of the whole life. */
    result: resultOf({}),
    dashboard: figureWords(summary, { t: figure, format, language, words }),
    life: lifeWords(story, 0, { t: lifeline, format }),
    factsOf: (one: Relationship) => dateFacts(one, today, { t: relationships, language, format, words }),
    lineOf(id: string) {
      const told = story.told.find(({ relationship }) => relationship.id === id);
      return told && lineWords(told, { t: lifeline, format, words });
    },
    /** The texts of a place, in their order; none where it is not shown. */
    read<Props extends object>(Place: ComponentType<Props>, props: Props): readonly string[] {
      const place = (
        <MemoryRouter>
          <InLanguage language={language}>
            <BookProvider value={{ book, open: () => undefined }}>
              <Place {...props} />
            </BookProvider>
          </InLanguage>
        </MemoryRouter>
      );
      return renderToStaticMarkup(place)
        .replaceAll("&#x27;", "'")
        .split(/<[^>]*>/)
        .filter((text) => text.trim() !== "");
    },
  };
}
