import { lazy, type ReactNode, useEffect, useId, useMemo, useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Skeleton } from "#app/ui/states/skeleton.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { SectionBoundary } from "#app/words/section-boundary.tsx";
import { buildTimeline } from "#domain/journal/timeline.ts";
import type { Moment } from "#domain/moment/moment.ts";
import { isSealed } from "#domain/moment/moment-rules.ts";
import type { Relationship } from "#domain/relationship/relationship.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { useMomentWords } from "../moment-words.ts";
import { foldAfter, momentsIn, orderPath } from "./order-path.ts";
import { PathHead } from "./path-head.tsx";
import { PathList } from "./path-list.tsx";

/** The number of steps shown at first, so that the rest of the page stays near. */
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
  const [opened, setOpened] = useState<"before" | "now" | null>(
    unfolded.has(relationship.id) ? "before" : null,
  );
  const steps = useMemo(
    () => orderPath(buildTimeline(relationship, moments ?? [], today)),
    [relationship, moments, today],
  );
  const fold = foldAfter(steps, openSteps);
  const first = steps.findLast(({ item }) => "date" in item)?.item;
  const list = { steps, today, words };

  function open() {
    unfolded.add(relationship.id);
    setOpened("now");
  }
  return (
    <Stack as="section" gap={4} aria-labelledby={titleId}>
      <PathHead {...{ titleId, today }} relationshipId={relationship.id} moments={moments ?? []} />
      {moments === undefined ? (
        <Skeleton rows={4} />
      ) : (
        <div>
          {moments.length === 0 && (
            <Text tone="soft" className="pb-4">
              {t("empty")}
            </Text>
          )}
          <PathList {...list} from={0} to={fold} label={t("label")} />
          {fold < steps.length && first && "date" in first && (
            <PathRest isOpen={opened !== null} takesFocus={opened === "now"}>
              {opened === null ? (
                <TextButton tone="soft" onClick={open}>
                  {t("older", {
                    count: momentsIn(steps.slice(fold)).filter((one) => !isSealed(one, today)).length,
                    year: first.date.slice(0, 4),
                  })}
                </TextButton>
              ) : steps.length > drawnWhole ? (
                <SectionBoundary fallback={<Skeleton rows={8} />}>
                  <LongPath {...list} from={fold} to={steps.length} label={t("labelOlder")} />
                </SectionBoundary>
              ) : (
                <PathList {...list} from={fold} to={steps.length} label={t("labelOlder")} />
              )}
            </PathRest>
          )}
        </div>
      )}
    </Stack>
  );
}

type PathRestProps = { isOpen: boolean; takesFocus: boolean; children: ReactNode };

/** The steps folded at first. When opened by hand they take the focus once, so that the next Tab continues there. */
function PathRest({ isOpen, takesFocus, children }: PathRestProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) place.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  if (!isOpen) return <p className="pl-14 type-small wide:pl-43">{children}</p>;
  return (
    <div tabIndex={-1} ref={place}>
      {children}
    </div>
  );
}
