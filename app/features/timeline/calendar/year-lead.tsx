import { useTranslations } from "use-intl/react";
import { capitalise } from "#app/lib/format/capitalise.ts";
import { useFormat } from "#app/lib/format/use-format.ts";
import { Text } from "#app/ui/type/text.tsx";
import { moodName } from "#domain/moment/moment-rules.ts";
import { type PicturedYear, shareOfDays } from "./picture-year.ts";

/** One sentence first: how many days, and the moments of the two moods there were most of, with those there were as many of. */
export function YearLead({ year }: { year: PicturedYear }) {
  const t = useTranslations("timeline.calendar");
  const format = useFormat();
  if (year.daysNoted === 0) {
    const undated = year.undated.length;
    const words = capitalise(format.inWords(undated));
    return <Text size="lead">{t("none", { year: String(year.year), undated, words })}</Text>;
  }
  const share = shareOfDays(year.daysNoted, year.daysGone);
  const counted = ([5, 4, 3, 2, 1] as const)
    .map((mood) => ({ mood, count: year.byMood[mood] }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
  const least = counted[1]?.count ?? 0;
  const say = format.alike(year.daysNoted, ...counted.map(({ count }) => count));
  const said = counted
    .filter(({ count }, at) => at < 2 || count === least)
    .map(({ mood, count }) => t(`moodMoments.${moodName(mood) ?? "even"}`, { count, words: say(count) }));
  return (
    <Text size="lead">
      {capitalise(
        t("days", {
          count: year.daysNoted,
          words: say(year.daysNoted),
          share:
            share && share !== "none" ? t(`share.${share}`, { gone: format.number(year.daysGone) }) : "none",
        }),
      )}
      {said.length > 0 && ` ${capitalise(said.join(", "))}.`}
    </Text>
  );
}
