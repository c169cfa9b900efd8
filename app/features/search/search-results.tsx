import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Caption } from "#app/ui/type/caption.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import type { SearchDocument } from "#domain/journal/search.ts";
import { FoundMedia } from "./found-media.tsx";
import { FoundMoment } from "./found-moment.tsx";
import { FoundPerson } from "./found-person.tsx";
import type { Found } from "./use-found.ts";

type Kind = SearchDocument["kind"];

/** In this order on the page. */
const kinds: readonly Kind[] = ["relationship", "moment", "media"];
const shownFirst: Readonly<Record<Kind, number>> = { relationship: 6, moment: 20, media: 10 };
const shownMore = 50;
const rows = { relationship: FoundPerson, moment: FoundMoment, media: FoundMedia };

/** Grouped by what they are, the best first in each group. */
export function SearchResults({ found }: { found: Found }) {
  const { documents, request } = found;
  return (
    <Stack gap={8}>
      {kinds.map((kind) => {
        const ofKind = documents.filter((document) => document.kind === kind);
        const asked = `${request.query}\n${JSON.stringify(request.filter)}`;
        return (
          ofKind.length > 0 && (
            <ResultGroup key={`${kind} ${asked}`} kind={kind} documents={ofKind} query={request.query} />
          )
        );
      })}
    </Stack>
  );
}

type ResultGroupProps = { kind: Kind; documents: readonly SearchDocument[]; query: string };

function ResultGroup({ kind, documents, query }: ResultGroupProps) {
  const t = useTranslations("search");
  const format = useFormat();
  const [limit, setLimit] = useState(shownFirst[kind]);
  const hidden = documents.length - limit;
  const Row = rows[kind];
  return (
    <Stack as="section" gap={2} aria-labelledby={`found-${kind}`}>
      <Inline gap={3} align="baseline">
        <Heading id={`found-${kind}`}>{t(`group.${kind}`)}</Heading>
        <Caption>{format.number(documents.length)}</Caption>
      </Inline>
      <ul className="border-b border-line">
        {documents.slice(0, limit).map(({ id }) => (
          <Row key={id} id={id} query={query} />
        ))}
      </ul>
      {hidden > 0 && (
        <span className="self-start pt-1">
          <TextButton onClick={() => setLimit(limit + shownMore)}>
            {t("more", { count: format.number(Math.min(hidden, shownMore)) })}
          </TextButton>
        </span>
      )}
    </Stack>
  );
}
