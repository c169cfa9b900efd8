import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { builtInTextOf } from "#app/messages/built-in-texts.ts";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Skeleton } from "#app/ui/states/skeleton.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import type { ListedText } from "#domain/admin/site-contents.ts";
import { Asked } from "../../asking/asked.tsx";
import { answerOf, problemOf } from "../../asking/queries.ts";
import { readText } from "../content-calls.ts";
import { TextForm } from "./text-form.tsx";

type TextEditorProps = { text: ListedText; onClose: () => void; onPublished: () => void };

/** One text: its words are written from those that count now, so the field comes with them. */
export function TextEditor({ text, onClose, onPublished }: TextEditorProps) {
  const t = useTranslations("adminContent.texts");
  const words = useWordsNow(text);
  return (
    <Stack gap={5}>
      <Inline justify="between" wrap gap={4} align="baseline">
        <Heading>
          {t("name", { document: t(`document.${text.document}`), language: t(`language.${text.language}`) })}
        </Heading>
        <TextButton size="small" onClick={onClose}>
          {t("back")}
        </TextButton>
      </Inline>
      <Asked asked={words} waiting={<Skeleton rows={9} />}>
        {(begun) => <TextForm text={text} begun={begun} onPublished={onPublished} />}
      </Asked>
    </Stack>
  );
}

/** The words that count as a text is opened: the newest version's, or the built-in ones. */
function useWordsNow({ document, language, versions }: ListedText) {
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
