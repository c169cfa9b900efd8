import { useTranslations } from "use-intl/react";
import { capitalise } from "#app/lib/format/capitalise.ts";
import { useFormat } from "#app/lib/format/use-format.ts";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { MilestoneKnot } from "#app/ui/art/milestone-knot.tsx";
import { MoodGlyph } from "#app/ui/art/mood-glyph.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { quoteOfYear, type YearReview } from "#domain/statistics/year-review.ts";
import { type CalendarDay, dayOf, earlierDay } from "#domain/time/calendar-day.ts";
import { useBook } from "../entry-book.ts";
import { CountList } from "../plot/count-list.tsx";
import { useMoodSides } from "../use-mood-sides.ts";
import { YearRiver } from "./year-river.tsx";

/** The year told back: how much, where on the river, in which moods, and a sentence of one's own. */
export function YearStory({ review, today }: { review: YearReview; today: CalendarDay }) {
  const t = useTranslations("year");
  const format = useFormat();
  const { book } = useBook();
  const sidesOf = useMoodSides();
  const { year, numbers, marks, moods, themes, milestones } = review;
  const quote = quoteOfYear(review);
  const quoted = quote && book.moment(quote.id);
  const place = quote && book.entry(quote.id);
  const say = format.alike(numbers.moments, numbers.milestones);
  const undrawn = numbers.moments - marks.length;
  return (
    <Stack gap={8} className="figure-section">
      <Text size="lead" className="max-w-[40rem]">
        {t("lead", {
          moments: numbers.moments,
          words: capitalise(say(numbers.moments)),
          milestones: numbers.milestones,
          all: numbers.moments > 1 && numbers.milestones === numbers.moments ? "yes" : "no",
          knots: say(numbers.milestones, "f"),
        })}
      </Text>
      <Stack gap={3}>
        <YearRiver
          year={year}
          until={earlierDay(today, dayOf(year, 12, 31))}
          marks={marks}
          label={t("river")}
        />
        <Text size="small" tone="soft">
          {moods.counts.value && t("moods", sidesOf(moods.counts.value))}{" "}
          {undrawn > 0 && t("undrawn", { count: undrawn })}
        </Text>
      </Stack>
      {quote && quoted && (
        <blockquote className="flex flex-col gap-3 border-t border-line pt-5">
          <p className="type-lead">{t("quote", { sentence: quote.sentence })}</p>
          <Inline gap={3} align="center">
            {quoted.mood !== null && <MoodGlyph mood={quoted.mood} size={22} />}
            <Text as="span" size="small" tone="soft">
              {format.vagueDate(quoted.occurred_on)}
            </Text>
            {place && (
              <TextLink to={place.to} size="small">
                {t("open")}
              </TextLink>
            )}
          </Inline>
        </blockquote>
      )}
      {milestones.length > 0 && (
        <Stack gap={3}>
          <Heading>{t("milestones")}</Heading>
          <CountList
            rows={milestones.map(({ label, count, ids }) => ({
              id: `word ${label}`,
              label: label || t("wordless"),
              count,
              ids,
              mark: <MilestoneKnot size={28} />,
            }))}
          />
        </Stack>
      )}
      {themes.tags.value && (
        <Text>
          {t("themes", { list: format.list(themes.tags.value.slice(0, 3).map(({ label }) => label)) })}
        </Text>
      )}
    </Stack>
  );
}
