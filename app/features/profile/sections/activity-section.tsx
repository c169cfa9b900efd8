import { Link } from "react-router";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { paths } from "#app/paths.ts";
import { Figure } from "#app/ui/type/figure.tsx";
import { Section } from "./section.tsx";

type ActivitySectionProps = { people: number; moments: number };

/** How much is written: each number opens what it counts, and counts what is shown there. */
export function ActivitySection({ people, moments }: ActivitySectionProps) {
  const t = useTranslations("profile.activityCount");
  const format = useFormat();
  const cells = [
    { to: paths.list, count: people, words: t("people", { count: people }) },
    { to: paths.moments, count: moments, words: t("moments", { count: moments }) },
  ];
  return (
    <Section id="activity" gap={4}>
      <div className="grid grid-cols-2 border-y border-line">
        {cells.map(({ to, count, words }) => (
          <Link
            key={to}
            to={to}
            className="min-h-18 py-3 pr-3 text-ink-soft not-first:border-l not-first:border-line not-first:pl-4 hover:text-ink"
          >
            <Figure>{format.number(count)}</Figure> <span className="type-small">{words}</span>
          </Link>
        ))}
      </div>
    </Section>
  );
}
