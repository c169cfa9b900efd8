import { useState } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl/react";
import { cameFrom } from "#app/lib/came-from.ts";
import { useFormat } from "#app/lib/format/use-format.ts";
import { paths } from "#app/paths.ts";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { MoodGlyph } from "#app/ui/art/mood-glyph.tsx";
import { moodName } from "#app/ui/art/mood-shapes.ts";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { LisaChart } from "#domain/lisa/reply.ts";
import { moodOrder, moods } from "#domain/moment/moment.ts";
import { daysBetween } from "#domain/time/calendar-day.ts";

/** Marks beyond which single ones could not be hit. */
const mostMarks = 60;
/** Marks up to which nothing may be read as a trend (look.md, "Behaviour"). */
const few = 11;

/** One mark per cited page with a mood, by calendar time; each opens its page. Below five the reply draws none. */
export function ReplyChart({ chart }: { chart: LisaChart }) {
  const t = useTranslations("lisa.chart");
  const moodWord = useTranslations("fields.value.mood");
  const format = useFormat();
  const [isTable, setTable] = useState(false);
  const marks = chart.marks.slice(-mostMarks);
  const [first, last] = [marks[0], marks.at(-1)];
  if (!first || !last) return null;
  const span = Math.max(1, daysBetween(first.day, last.day));
  return (
    <Stack gap={3} className="border-t border-line pt-3">
      <Text size="small" tone="soft">
        {chart.label || t("label")}
      </Text>
      {isTable ? (
        <table className="max-w-measure border-b border-line">
          <thead>
            <tr>
              <th scope="col" className="py-1 pr-6 text-start type-label">
                {t("day")}
              </th>
              <th scope="col" className="py-1 text-start type-label">
                {t("mood")}
              </th>
            </tr>
          </thead>
          <tbody>
            {marks.map(({ id, day, mood }) => (
              <tr key={id} className="border-t border-line">
                <th scope="row" className="py-1 pr-6 text-start font-normal">
                  <Mark id={id}>{format.day(day)}</Mark>
                </th>
                <td className="py-1">{moodWord(moodName(mood))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <div className="max-w-measure">
          <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
            <div aria-hidden="true" className="flex h-40 flex-col justify-between type-small text-ink-soft">
              {moodOrder.map((mood) => (
                <span key={mood}>{moodWord(mood)}</span>
              ))}
            </div>
            <div className="relative mr-3 h-40">
              {moodOrder.map((mood) => (
                <i
                  key={mood}
                  aria-hidden="true"
                  className="absolute inset-x-0 border-t border-line"
                  style={{ top: `${heightOf(moods[mood])}%` }}
                />
              ))}
              <ol>
                {marks.map(({ id, day, mood }) => (
                  <li
                    key={id}
                    className="absolute -translate-x-1/2 -translate-y-1/2"
                    style={{
                      left: `${(daysBetween(first.day, day) / span) * 100}%`,
                      top: `${heightOf(mood)}%`,
                    }}
                  >
                    <Mark id={id}>
                      <span className="sr-only">{format.day(day)} </span>
                      <MoodGlyph mood={mood} size={18} label={moodWord(moodName(mood))} />
                    </Mark>
                  </li>
                ))}
              </ol>
            </div>
          </div>
          <div className="flex justify-between gap-4 pt-2 type-small text-ink-soft">
            <span>{format.day(first.day)}</span>
            {first.day !== last.day && <span>{format.day(last.day)}</span>}
          </div>
        </div>
      )}
      <Text size="small" tone="soft">
        {marks.length <= few && `${t("few", { count: marks.length })} `}
        <TextButton size="small" onClick={() => setTable(!isTable)}>
          {t(isTable ? "chart" : "table")}
        </TextButton>
      </Text>
    </Stack>
  );
}

/** From the top, in hundredths: bright above, stormy below. */
const heightOf = (mood: number) => 6 + ((5 - mood) / 4) * 88;

function Mark({ id, children }: { id: string; children: React.ReactNode }) {
  const t = useTranslations("lisa");
  return (
    <Link to={paths.moment(id)} state={cameFrom(t("name"))} className="reach block rounded-(--radius-field)">
      {children}
    </Link>
  );
}
