import { useState } from "react";
import { useLocale, useTranslations } from "use-intl/react";
import { capitalise } from "#app/lib/format/capitalise.ts";
import { formatDate } from "#app/lib/format/days.ts";
import { useFormat } from "#app/lib/format/use-format.ts";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { Game } from "#domain/game/game.ts";
import type { Journal } from "#domain/journal/journal.ts";
import { gatherWeek, type WeekRow } from "./gather-week.ts";

const shownRows = 4;

/** The points of this week, one line per kind of act and day. */
export function WeekLedger({ week, journal }: { week: Game["week"]; journal: Journal }) {
  const t = useTranslations("game.week");
  const format = useFormat();
  const [isWhole, setWhole] = useState(false);
  const rows = gatherWeek(week.lines, journal);
  const title = t("title", { points: week.points, words: format.inWords(week.points) });
  return (
    <Stack gap={2} align="stretch">
      <Heading>{capitalise(title)}</Heading>
      {week.points === 0 ? (
        <Text size="small" tone="soft">
          {t("nothing")}
        </Text>
      ) : (
        <ul className="border-b border-line">
          {(isWhole ? rows : rows.slice(-shownRows)).map((row) => (
            <WeekLine key={`${row.day} ${row.act}`} row={row} />
          ))}
        </ul>
      )}
      {rows.length > shownRows && !isWhole && (
        <p>
          <TextButton size="small" onClick={() => setWhole(true)}>
            {t("all")}
          </TextButton>
        </p>
      )}
      {week.hiddenPoints > 0 && (
        <Text size="small" tone="soft">
          {t("hidden", { points: week.hiddenPoints })}
        </Text>
      )}
    </Stack>
  );
}

function WeekLine({ row: { act, day, count, points, text } }: { row: WeekRow }) {
  const t = useTranslations("game.week");
  const language = useLocale();
  const format = useFormat();
  const said = capitalise(
    t(`line.${act}`, { count, words: format.inWords(count, act === "moment" ? "m" : "f") }),
  );
  return (
    <li className="flex min-h-11 items-center justify-between gap-4 border-t border-line type-body">
      <span className="min-w-0 wrap-anywhere">{text ? t("about", { act: said, text }) : said}</span>
      <span className="flex flex-none items-baseline gap-4">
        <span className="type-small text-ink-soft">
          {formatDate(new Date(`${day}T00:00:00Z`), language, { weekday: "long" })}
        </span>
        <span className="min-w-7 text-right type-choice text-ink tabular-nums">{format.number(points)}</span>
      </span>
    </li>
  );
}
