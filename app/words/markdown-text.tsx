import type { ReactNode } from "react";
import { textLinkClass } from "#app/ui/actions/text-link-style.ts";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Prose } from "#app/ui/type/prose.tsx";
import { type MarkdownBlock, type MarkdownSpan, readMarkdown } from "#domain/text/plain-markdown.ts";

type MarkdownTextProps = {
  children: string;
  /** The level of its first headings. */
  as?: "h2" | "h3";
};

/** A text with headings, lists and links (domain/text/plain-markdown.ts); everything else in it is letters. */
export function MarkdownText({ children, as = "h2" }: MarkdownTextProps) {
  return (
    <Stack gap={4}>
      {readMarkdown(children).map((block) => (
        <Block key={block.line} block={block} as={as} />
      ))}
    </Stack>
  );
}

function Block({ block, as }: { block: MarkdownBlock; as: "h2" | "h3" }) {
  if (block.kind === "heading") {
    const deeper = as === "h2" ? "h3" : "h4";
    return (
      <Heading as={block.level === 1 ? as : deeper} size={block.level === 1 ? "heading" : "name"}>
        <Spans spans={block.spans} />
      </Heading>
    );
  }
  if (block.kind === "paragraph")
    return (
      <Prose>
        <p className="wrap-break-word">
          <Spans spans={block.spans} />
        </p>
      </Prose>
    );
  const List = block.isNumbered ? "ol" : "ul";
  return (
    <Prose>
      <List className={block.isNumbered ? "list-decimal pl-6" : "list-disc pl-6"}>
        {block.items.map(({ line, spans }) => (
          <li key={line} className="wrap-break-word">
            <Spans spans={spans} />
          </li>
        ))}
      </List>
    </Prose>
  );
}

function Spans({ spans }: { spans: readonly MarkdownSpan[] }): ReactNode {
  return spans.map((span) => {
    if (span.kind === "link")
      return (
        <a key={span.from} href={span.href} rel="noreferrer noopener" className={textLinkClass({})}>
          {span.text}
        </a>
      );
    if (span.kind === "strong") return <strong key={span.from}>{span.text}</strong>;
    return span.kind === "emphasis" ? <em key={span.from}>{span.text}</em> : span.text;
  });
}
