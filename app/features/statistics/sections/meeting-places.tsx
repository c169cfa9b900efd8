import { useTranslations } from "use-intl/react";
import { capitalise } from "#app/lib/format/capitalise.ts";
import { useFormat } from "#app/lib/format/use-format.ts";
import { useBook } from "../entry-book.ts";
import { CountList } from "../plot/count-list.tsx";
import { FigureSection } from "../plot/figure-section.tsx";
import { Refusal } from "../plot/refusal.tsx";
import type { StatisticsResult } from "../statistics-result.ts";

const mostRows = 12;
const mostNames = 4;

/** Where people met, in the words that were written. */
export function MeetingPlaces({ result }: { result: StatisticsResult }) {
  const t = useTranslations("statistics.meeting");
  const n = useTranslations("statistics.n");
  const format = useFormat();
  const { book, open } = useBook();
  const { meeting } = result.places;
  const [first, second] = meeting.value ?? [];
  if (!meeting.value || !first) {
    return (
      <Refusal
        id="meeting"
        sentence={t("refused")}
        reason={t("refusedReason")}
        have={meeting.n}
        counted={t("counted")}
        entries={meeting.ids.map((id) => ({ id, says: book.relationship(id)?.meeting_place ?? "" }))}
      />
    );
  }
  const say = format.alike(meeting.n, meeting.value.length);
  const names = (ids: readonly string[]) =>
    ids.length > mostNames ? undefined : format.list(ids.map((id) => book.nameOf(id)));
  return (
    <FigureSection
      id="meeting"
      sentence={
        first.count > 1 && first.count > (second?.count ?? 0)
          ? t("sentence", {
              place: first.label,
              count: capitalise(say(first.count)),
              of: say(meeting.n),
            })
          : t("spread", {
              places: meeting.value.length,
              words: say(meeting.value.length),
              of: capitalise(say(meeting.n)),
            })
      }
      base={t("base")}
      standsOn={{ label: n("relationships", { count: meeting.n }), ids: meeting.ids }}
      table={() => ({
        columns: [t("column.place"), t("column.count")],
        rows: meeting.value.map(({ label, count, ids }) => ({
          id: label,
          cells: [label, format.number(count)],
          onOpen: () => open(label, ids),
        })),
      })}
    >
      <CountList
        rows={meeting.value.slice(0, mostRows).map(({ label, count, ids }) => ({
          id: label,
          label,
          count,
          ids,
          detail: names(ids),
        }))}
      />
    </FigureSection>
  );
}
