import { useTranslations } from "use-intl/react";
import { capitalise } from "#app/lib/format/capitalise.ts";
import { useFormat } from "#app/lib/format/use-format.ts";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { VisuallyHidden } from "#app/ui/type/visually-hidden.tsx";
import type { Rhythm } from "#domain/game/rhythm.ts";

/** Twelve weeks on a path: a bead where something was written, an open ring where the week rests. */
export function RhythmLine({ rhythm }: { rhythm: Rhythm }) {
  const t = useTranslations("game.rhythm");
  const format = useFormat();
  const { weeks, traced, freezes, isPaused } = rhythm;
  const isFirst = weeks.length === 1;
  const middle = Math.floor(weeks.length / 2);
  const title = t("title", {
    traced,
    words: format.inWords(traced, "f"),
    weeks: weeks.length,
    of: format.inWords(weeks.length, "f"),
  });
  return (
    <Stack gap={2}>
      <Heading>{capitalise(title)}</Heading>
      <Text size="small" tone="soft">
        {t(
          isPaused
            ? "resting"
            : traced === 0
              ? "none"
              : traced < weeks.length
                ? "text"
                : isFirst
                  ? "first"
                  : "full",
        )}{" "}
        {freezes > 0 && t("freezes", { count: freezes, words: format.inWords(freezes) })}
      </Text>
      {weeks.length > 0 && (
        <>
          <ol className="flex items-center pt-2">
            {weeks.map(({ week, state }, at) => (
              <li key={week} className="flex flex-1 items-center first:flex-none">
                {at > 0 && <Step isWalked={state === "traced" && weeks[at - 1]?.state === "traced"} />}
                <i
                  aria-hidden="true"
                  className={
                    state === "traced"
                      ? "block size-3 flex-none rounded-full bg-accent"
                      : "block size-3 flex-none rounded-full border-(length:--rule) border-line-strong"
                  }
                />
                <VisuallyHidden>{t("week", { day: format.day(week), state })}</VisuallyHidden>
              </li>
            ))}
          </ol>
          <p aria-hidden="true" className="relative h-5 type-caption text-ink-soft">
            {weeks.length > 6 && <span>{format.day(weeks[0]?.week ?? "", "tiny")}</span>}
            {weeks.length > 9 && (
              <span className="absolute -translate-x-1/2" style={{ left: underBead(middle, weeks.length) }}>
                {format.day(weeks[middle]?.week ?? "", "tiny")}
              </span>
            )}
            <span className={weeks.length > 1 ? "absolute right-0" : ""}>{t("thisWeek")}</span>
          </p>
        </>
      )}
    </Stack>
  );
}

/** The middle of a bead, half a bead (6 px) in from either end of the path. */
function underBead(at: number, count: number): string {
  return `calc(0.375rem + (100% - 0.75rem) * ${at / (count - 1)})`;
}

function Step({ isWalked }: { isWalked: boolean }) {
  return (
    <i
      aria-hidden="true"
      className={
        isWalked
          ? "mx-1 h-0.5 min-w-1 flex-1 bg-ink"
          : "mx-1 h-0.5 min-w-1 flex-1 bg-[radial-gradient(circle_1px,var(--line-strong)_97%,transparent)] bg-[length:5px_2px] bg-repeat-x"
      }
    />
  );
}
