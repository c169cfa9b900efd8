/** What a test's copy says besides the journal. */
import type { ZipFacts } from "#app/store/copies/write-zip.ts";
import { wholeCopy } from "#domain/copy/choose-copy.ts";
import { readerWords } from "./reader-words.ts";

export const copyFacts: Omit<ZipFacts, "owner"> = {
  madeAt: "2026-11-21T10:00:00.000Z",
  today: "2026-11-21",
  preferences: { language: "en", theme: "system", single_keys: true, quick_exit: true },
  aliasWords: { person: "Person", writer: "me" },
  choice: wholeCopy,
  words: readerWords,
  names: { nobody: "Nobody", photo: "photo" },
  book: {
    paper: "a5",
    words: {
      title: "My journal",
      contents: "",
      colophon: "",
      nobody: "Nobody",
      nothing: "",
      photos: "",
      video: "",
      missing: "",
      closed: "",
      moods: [],
    },
  },
};
