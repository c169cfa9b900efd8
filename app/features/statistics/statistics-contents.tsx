import { useTranslations } from "use-intl/react";

/** On a phone the page is long: its figures, by name, without those that are `hidden`. */
export function StatisticsContents({ hidden }: { hidden: readonly string[] }) {
  const t = useTranslations("statistics");
  const sections = [
    ["lines", t("lines.index")],
    ["durations", t("durations.index")],
    ["meeting", t("meeting.index")],
    ["types", t("types.index")],
    ["moods", t("moods.index")],
    ["places", t("places.index")],
    ["themes", t("themes.index")],
    ["milestones", t("milestones.index")],
    ["mirror", t("mirror.index")],
    ["rated", t("rated.index")],
  ] as const;
  return (
    <nav aria-label={t("contents")} className="print:hidden lg:hidden">
      <ul className="flex flex-wrap gap-x-4">
        {sections
          .filter(([id]) => !hidden.includes(id))
          .map(([id, words]) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="text-link underlined inline-flex min-h-9 items-center type-small text-ink-soft"
              >
                {words}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
