import { searchSnippet } from "#domain/journal/search-snippet.ts";

type MarkedProps = {
  text: string;
  query: string;
  /** Characters around the first find; without it the whole text. */
  length?: number;
};

/** Words as they were written, with what was found underlined. */
export function Marked({ text, query, length = text.length }: MarkedProps) {
  const { parts, isCut } = searchSnippet(text, query, length);
  let at = 0;
  return (
    <>
      {isCut[0] && "… "}
      {parts.map(({ text: words, isMatch }) => {
        const key = at;
        at += words.length;
        return isMatch ? (
          <mark
            key={key}
            className="bg-transparent text-ink underline decoration-accent decoration-(length:--rule) underline-offset-4"
          >
            {words}
          </mark>
        ) : (
          words
        );
      })}
      {isCut[1] && " …"}
    </>
  );
}
