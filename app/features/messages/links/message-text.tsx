import { useMemo } from "react";
import { textLinkClass } from "#app/ui/actions/text-link-style.ts";
import { Marked } from "#app/ui/type/marked.tsx";
import { type LinkTarget, readLinks } from "./read-links.ts";

type MessageTextProps = { text: string; query: string; onOpen: (target: LinkTarget) => void };

/** A message's words. An address in them is a button: where it leads is shown before it opens. */
export function MessageText({ text, query, onOpen }: MessageTextProps) {
  const parts = useMemo(() => readLinks(text), [text]);
  return parts.map((part, at) => {
    const key = `${at}`;
    if (part.kind === "text") return query ? <Marked key={key} text={part.text} query={query} /> : part.text;
    return (
      <button
        key={key}
        type="button"
        aria-haspopup="dialog"
        onClick={() => onOpen(part.target)}
        className={`${textLinkClass({})} text-start wrap-anywhere`}
      >
        {part.text}
      </button>
    );
  });
}
