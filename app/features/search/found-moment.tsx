import { useTranslations } from "use-intl/react";
import { paths } from "#app/paths.ts";
import { useMoment } from "#app/store/moments/moments.ts";
import { useRelationship } from "#app/store/relationships/relationships.ts";
import { MoodGlyph } from "#app/ui/art/mood-glyph.tsx";
import { Marked } from "#app/ui/type/marked.tsx";
import { useMomentDate } from "#app/words/moment-date.ts";
import { moodName, placeLine } from "#domain/moment/moment-rules.ts";
import type { FoundProps } from "./found-person.tsx";
import { ResultRow } from "./result-row.tsx";

export function FoundMoment({ id, query }: FoundProps) {
  const t = useTranslations("search");
  const dateOf = useMomentDate();
  const moment = useMoment(id);
  const person = useRelationship(moment?.relationship_id ?? "");
  if (!moment) return null;
  const { word, text, tags, mood } = moment;
  const moodWord = moodName(mood);
  const around = [
    person?.name,
    dateOf(moment),
    placeLine(moment),
    tags.length > 0 && t("tags", { tags: tags.join(", ") }),
  ];
  return (
    <ResultRow
      to={paths.moment(id)}
      mark={mood !== null && moodWord && <MoodGlyph mood={mood} label={t(`mood.${moodWord}`)} />}
      title={word === "" ? t("untitled") : <Marked text={word} query={query} />}
      snippet={text !== "" && <Marked text={text} query={query} length={140} />}
      details={<Marked text={around.filter(Boolean).join(" · ")} query={query} />}
    />
  );
}
