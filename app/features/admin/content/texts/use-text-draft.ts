import { useState } from "react";
import type { ListedText, TextName } from "#domain/admin/site-contents.ts";
import { useContentDraft } from "../use-content-draft.ts";

type TextFields = { readonly body: string; readonly reason: string };

export const textKey = ({ document, language }: TextName) => `text:${document}:${language}`;

/** @param begun the words that count as it is opened */
export function useTextDraft(text: ListedText, begun: string) {
  const [start] = useState<TextFields>({ body: begun, reason: "" });
  return useContentDraft({
    key: textKey(text),
    start,
    base: text.versions[0]?.version ?? 0,
    read: readFields,
  });
}

function readFields({ body, reason }: Readonly<Record<string, unknown>>): TextFields | null {
  return typeof body === "string" && typeof reason === "string" ? { body, reason } : null;
}
