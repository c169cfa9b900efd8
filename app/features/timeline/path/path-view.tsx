import { lazy, Suspense, useId, useMemo, useState } from "react";
import { useTranslations } from "use-intl/react";
import { Heading } from "#app/ui/heading.tsx";
import { Inline } from "#app/ui/inline.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { Stack } from "#app/ui/stack.tsx";
import { Text } from "#app/ui/text.tsx";
import { TextButton } from "#app/ui/text-button.tsx";
import type { CalendarDay } from "#domain/calendar-day.ts";
import type { Moment } from "#domain/moment.ts";
import type { Relationship } from "#domain/relationship.ts";
import { buildTimeline } from "#domain/timeline.ts";
import { useMomentWords } from "../moment-words.ts";
import { foldAfter, momentsIn, orderPath } from "./order-path.ts";
import { PathList } from "./path-list.tsx";

/** How much of the path stands open at first: the notes and the rest of the page stay near. */
const openSteps = 14;
/** Up to this many steps the browser draws them all, and its own search finds them. */
const drawnWhole = 150;

const LongPath = lazy(async () => ({ default: (await import("./long-path.tsx")).LongPath }));

/** Paths opened to their beginning stay so when the person comes back from a moment. */
const unfolded = new Set<string>();

type PathViewProps = {
  relationship: Relationship;
  /** Undefined until read. */
  moments: readonly Moment[] | undefined;
  today: CalendarDay;
};

export function PathView({ relationship, moments, today }: PathViewProps) {
  const t = useTranslations("timeline.path");
  const titleId = useId();
  const words = useMomentWords(today);
  const [isOpen, setOpen] = useState(unfolded.has(relationship.id));
  const steps = useMemo(
    () => orderPath(buildTimeline(relationship, moments ?? [], today)),
    [relationship, moments, today],
  );
  const shown = isOpen ? steps.length : foldAfter(steps, openSteps);
  const older = momentsIn(steps.slice(shown));
  const first = steps.findLast(({ item }) => "date" in item)?.item;

  function open() {
    unfolded.add(relationship.id);
    setOpen(true);
  }
  return (
    <Stack as="section" gap={4} aria-labelledby={titleId}>
      <Inline gap={3} align="baseline" wrap className="gap-y-1">
        <Heading id={titleId}>{t("title")}</Heading>
        {moments && moments.length > 0 && (
          <Text as="span" size="small" tone="soft">
            {t("count", {
              moments: moments.length,
              milestones: moments.filter(({ is_milestone }) => is_milestone).length,
            })}
          </Text>
        )}
      </Inline>
      {moments === undefined ? (
        <Skeleton rows={4} />
      ) : (
        <>
          {moments.length === 0 && <Text tone="soft">{t("empty")}</Text>}
          {shown > drawnWhole ? (
            <Suspense fallback={<Skeleton rows={8} />}>
              <LongPath {...{ steps, shown, today, words }} />
            </Suspense>
          ) : (
            <PathList {...{ steps, shown, today, words }} />
          )}
          {shown < steps.length && first && "date" in first && (
            <p className="pl-14 type-small lg:pl-[172px]">
              <TextButton tone="soft" onClick={open}>
                {t("older", { count: older.length, year: first.date.slice(0, 4) })}
              </TextButton>
            </p>
          )}
        </>
      )}
    </Stack>
  );
}
