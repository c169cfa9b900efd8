import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import type { BookWords } from "#app/store/copies/book/book-words.ts";

/** The words of the printed book, in the language of the app. */
export function useBookWords(): BookWords {
  const t = useTranslations("copies.book.page");
  const mood = useTranslations("fields.value.mood");
  const { instant } = useFormat();
  return {
    title: t("title"),
    contents: t("contents"),
    colophon: t("colophon", { day: instant(new Date().toISOString()) }),
    nobody: t("nobody"),
    nothing: t("nothing"),
    photos: t("photos"),
    video: t("video"),
    missing: t("missing"),
    closed: t("closed", { day: "{day}" }),
    moods: [mood("stormy"), mood("heavy"), mood("even"), mood("gentle"), mood("bright")],
  };
}
