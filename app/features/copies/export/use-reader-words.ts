import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import type { ReaderWords } from "#app/store/copies/reader-words.ts";

/** What the reader puts in itself. */
const count = { count: "{count}" };

/** The words of the reader inside a ZIP, in the language of the app. */
export function useReaderWords(): ReaderWords {
  const t = useTranslations("copies.reader");
  const mood = useTranslations("fields.value.mood");
  const { instant } = useFormat();
  return {
    title: t("title"),
    lead: t("lead", { day: instant(new Date().toISOString()) }),
    contents: t("contents"),
    path: t("path"),
    people: t("people"),
    photos: t("photos"),
    calendar: t("calendar"),
    search: t("search"),
    years: t("years"),
    night: t("night"),
    paper: t("paper"),
    foot: t("foot"),
    nothing: t("nothing"),
    foundFor: t("foundFor", { text: "{text}" }),
    foundNothing: t("foundNothing"),
    found: { one: t("found.one", count), other: t("found.other", count) },
    moments: { one: t("moments.one", count), other: t("moments.other", count) },
    more: t("more"),
    since: t("since", { day: "{day}" }),
    closed: t("closed", { day: "{day}" }),
    vague: t("vague"),
    rating: t("rating", { rating: "{rating}" }),
    photo: t("photo"),
    blurred: t("blurred"),
    missing: t("missing"),
    onlySmall: t("onlySmall"),
    lacking: { one: t("lacking.one", count), other: t("lacking.other", count) },
    previous: t("previous"),
    next: t("next"),
    close: t("close"),
    seasons: [t("season.spring"), t("season.summer"), t("season.autumn"), t("season.winter")],
    dayParts: {
      morning: t("dayPart.morning"),
      afternoon: t("dayPart.afternoon"),
      evening: t("dayPart.evening"),
      night: t("dayPart.night"),
    },
    moods: [mood("stormy"), mood("heavy"), mood("even"), mood("gentle"), mood("bright")],
  };
}
