import { paths } from "#app/paths.ts";
import { useRelationship } from "#app/store/relationships/relationships.ts";
import { Marked } from "#app/ui/type/marked.tsx";
import { foldText } from "#domain/text/fold-text.ts";
import { ResultRow } from "./result-row.tsx";

export type FoundProps = { id: string; query: string };

/** Notes are quoted only when they contain a word of the query. */
export function FoundPerson({ id, query }: FoundProps) {
  const relationship = useRelationship(id);
  if (!relationship) return null;
  const { name, city, meeting_place, notes } = relationship;
  const places = [city, meeting_place].filter((place) => place !== null).join(", ");
  const inNotes = foldText(query)
    .split(" ")
    .some((word) => word !== "" && foldText(notes).includes(word));
  return (
    <ResultRow
      to={paths.relationship(id)}
      title={<Marked text={name} query={query} />}
      snippet={inNotes && <Marked text={notes} query={query} length={140} />}
      details={places !== "" && <Marked text={places} query={query} />}
    />
  );
}
