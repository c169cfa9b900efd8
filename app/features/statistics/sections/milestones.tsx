import { useTranslations } from "use-intl/react";
import { capitalise } from "#app/lib/format/capitalise.ts";
import { useFormat } from "#app/lib/format/use-format.ts";
import { MilestoneKnot } from "#app/ui/art/milestone-knot.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { useBook } from "../entry-book.ts";
import { CountList } from "../plot/count-list.tsx";
import { FigureSection } from "../plot/figure-section.tsx";
import type { StatisticsResult } from "../statistics-result.ts";

const mostRows = 6;
const mostNames = 4;

/** The knots that were tied, and the round days to come with those one is with. A list: never refused. */
export function Milestones({ result }: { result: StatisticsResult }) {
  const t = useTranslations("statistics.milestones");
  const n = useTranslations("statistics.n");
  const format = useFormat();
  const { book } = useBook();
  const { reached, wordless, next } = result.milestones;
  const groups = reached.value ?? [];
  const named = groups.slice(0, mostRows);
  const others = groups.slice(mostRows).flatMap(({ ids }) => ids);
  const rest = [
    { id: "others", label: t("others"), count: others.length, ids: others },
    { id: "wordless", label: t("wordless"), count: wordless.length, ids: wordless },
  ].filter(({ count }) => count > 0);
  const names = (ids: readonly string[]) =>
    ids.length === 0 || ids.length > mostNames ? undefined : format.list(ids.map((id) => book.nameOf(id)));
  const say = format.alike(reached.n, next.length);
  return (
    <FigureSection
      id="milestones"
      sentence={t("sentence", {
        reached: reached.n,
        next: next.length,
        words: capitalise(say(reached.n, "f")),
        nextWords: say(next.length, "f"),
      })}
      base={t("base")}
      standsOn={{ label: n("milestones", { count: reached.n }), ids: reached.ids }}
    >
      <CountList
        rows={[
          ...named.map(({ label, count, ids, relationshipIds }) => ({
            id: `word ${label}`,
            label,
            count,
            ids,
            detail: names(relationshipIds),
            mark: <MilestoneKnot size={28} />,
          })),
          ...rest.map((row) => ({ ...row, mark: <MilestoneKnot size={28} /> })),
        ]}
      />
      {reached.n === 0 && (
        <Text size="small" tone="soft">
          {t("none")}
        </Text>
      )}
      <ul>
        {next.slice(0, 4).map(({ relationshipId, kind, count, on, inDays }) => (
          <li key={`${relationshipId}${kind}`} className="flex items-center gap-4 border-b border-line py-2">
            <svg aria-hidden="true" width={28} height={28} viewBox="0 0 28 28" className="block flex-none">
              <circle
                className="fill-none stroke-accent"
                cx={14}
                cy={14}
                r={9}
                strokeWidth={1.6}
                strokeDasharray="0.1 4.6"
                strokeLinecap="round"
              />
            </svg>
            <span className="flex flex-col">
              <span className="type-body text-accent">
                {t(kind, { count, number: format.number(count), name: book.nameOf(relationshipId) })}
              </span>
              <span className="type-small text-ink-soft">
                {t("on", { day: format.day(on, "full"), count: inDays })}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </FigureSection>
  );
}
