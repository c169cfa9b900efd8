/** Makes the book of what was chosen. One that was made of another choice, or for other paper, is put away. */
import { useEffect, useRef, useState } from "react";
import type { BookPaper } from "#app/store/copies/book/book-words.ts";
import {
  type BookProgress,
  forgetPhotos,
  type TakenBook,
  takeBook,
} from "#app/store/copies/book/take-book.ts";
import { requireJournal } from "#app/store/db/journal.ts";
import type { CopyChoice } from "#domain/copy/choose-copy.ts";
import { useCopyFacts } from "../export/use-copy-facts.ts";
import { useBookWords } from "./use-book-words.ts";

type BookState =
  | { readonly state: "none" | "failed" }
  | { readonly state: "busy"; readonly progress: BookProgress | null }
  | { readonly state: "done"; readonly book: TakenBook };

type MakingBook = {
  readonly making: BookState;
  readonly make: () => Promise<void>;
  readonly stop: () => void;
};

const nothing: BookState = { state: "none" };

export function useBook(choice: CopyChoice, paper: BookPaper): MakingBook {
  const facts = useCopyFacts(choice);
  const words = useBookWords();
  const [making, setMaking] = useState<BookState>(nothing);
  const ending = useRef<AbortController>(undefined);
  const book = making.state === "done" ? making.book : null;
  useEffect(() => () => book?.addresses && forgetPhotos(book.addresses), [book]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a book is of one choice and one paper
  useEffect(
    () => () => {
      ending.current?.abort();
      setMaking(nothing);
    },
    [choice, paper],
  );

  async function make() {
    ending.current?.abort();
    ending.current = new AbortController();
    const { signal } = ending.current;
    setMaking({ state: "busy", progress: null });
    try {
      const onProgress = (progress: BookProgress) => signal.aborted || setMaking({ state: "busy", progress });
      const taken = await takeBook(requireJournal(), { ...facts(), words, paper }, { signal, onProgress });
      setMaking({ state: "done", book: taken });
    } catch (error) {
      if (signal.aborted) return;
      console.error(error);
      setMaking({ state: "failed" });
    }
  }

  function stop() {
    ending.current?.abort();
    setMaking(nothing);
  }
  return { making, make, stop };
}
