import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { paths } from "#app/paths.ts";
import { useViewRow } from "#app/store/db/use-view.ts";
import { useMoment } from "#app/store/moments/moments.ts";
import { useRelationship } from "#app/store/relationships/relationships.ts";
import { Marked } from "#app/ui/type/marked.tsx";
import type { FoundProps } from "./found-person.tsx";
import { ResultRow } from "./result-row.tsx";

/** A picture opens the page of its moment, else of its relationship. */
export function FoundMedia({ id, query }: FoundProps) {
  const t = useTranslations("search");
  const format = useFormat();
  const media = useViewRow("media", id);
  const moment = useMoment(media?.moment_id ?? "");
  const person = useRelationship(media?.relationship_id ?? moment?.relationship_id ?? "");
  if (!media) return null;
  const { caption, kind, is_blurred, blur } = media;
  const around = [t(kind), person?.name, moment && format.vagueDate(moment.occurred_on)];
  const home = moment ? paths.moment(moment.id) : person ? paths.relationship(person.id) : paths.list;
  return (
    <ResultRow
      to={home}
      mark={
        blur !== "" && (
          <img src={blur} alt="" className={`size-7 object-cover ${is_blurred ? "blur-sm" : ""}`} />
        )
      }
      title={<Marked text={caption} query={query} length={140} />}
      details={<Marked text={around.filter(Boolean).join(" · ")} query={query} />}
    />
  );
}
