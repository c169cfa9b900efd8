import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { builtInTextOf } from "#app/messages/built-in-texts.ts";
import type { ListedText } from "#domain/admin/site-contents.ts";
import { answerOf, problemOf } from "../../asking/queries.ts";
import { readText } from "../content-calls.ts";

/** The words that count as a text is opened: the newest version's, or the built-in ones. */
export function useWordsNow({ document, language, versions }: ListedText) {
  const [opened] = useState(versions[0]);
  const isBuiltIn = opened === undefined || opened.letters === null;
  const queries = useQueryClient();
  const queryKey = ["words", document, language, isBuiltIn ? 0 : opened.version];
  const asked = useQuery<string>({
    queryKey,
    queryFn: () =>
      isBuiltIn
        ? builtInTextOf(document, language)
        : answerOf(readText({ document, language }, opened.version)).then(({ body }) => body ?? ""),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return {
    answer: asked.data,
    problem: asked.data === undefined ? problemOf(asked.error) : null,
    askAgain: () => void queries.invalidateQueries({ queryKey }),
  };
}
