import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { paths } from "#app/paths.ts";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { useRelationshipWords } from "#app/words/relationship-words.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { ToldLine } from "./life-story.ts";
import { lineWords } from "./lifeline-words.ts";

/** The same lines in rows, in the same order as they are drawn. */
export function LifelineTable({ told, today }: { told: readonly ToldLine[]; today: CalendarDay }) {
  const t = useTranslations("timeline.lifeline");
  const format = useFormat();
  const words = useRelationshipWords(today);
  const columns = ["name", "from", "to", "days", "moments"] as const;
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-b border-line text-left type-small">
        <caption className="sr-only">{t("chart")}</caption>
        <thead>
          <tr className="text-ink-soft">
            {columns.map((column) => (
              <th key={column} scope="col" className="py-2 pr-4 font-normal last:pr-0 last:text-right">
                {t(`column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {told.map((one) => {
            const { relationship } = one;
            const { from, until, length, moments } = lineWords(one, { t, format, words });
            return (
              <tr key={relationship.id} className="border-t border-line align-baseline">
                <th scope="row" className="min-w-24 py-2.5 pr-4 font-normal wrap-anywhere">
                  <TextLink to={paths.relationship(relationship.id)}>{relationship.name}</TextLink>
                </th>
                <td className="py-2.5 pr-4">{from}</td>
                <td className="py-2.5 pr-4">{until}</td>
                <td className="py-2.5 pr-4">{length}</td>
                <td className="py-2.5 text-right">{moments}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
