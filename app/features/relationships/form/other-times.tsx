import { Plus } from "lucide-react";
import { useRef } from "react";
import { useLocale, useTranslations } from "use-intl/react";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Icon } from "#app/ui/type/icon.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { useRelationshipWords } from "#app/words/relationship-words.ts";
import { relationshipDuration } from "#domain/relationship/relationship-duration.ts";
import { orderPeriods, periodsNotice } from "#domain/relationship/relationship-periods.ts";
import { isSameValue } from "#domain/wire/same-value.ts";
import { type FormPart, useIssueWords } from "./form-part.ts";
import { readDates } from "./read-dates.ts";
import type { PeriodDraft } from "./relationship-draft.ts";
import { TimeFields } from "./time-fields.tsx";

/** The other periods of an on-again, off-again relationship. */
export function OtherTimes({ draft, issues, change, today }: FormPart) {
  const t = useTranslations("relationships");
  const wrong = useIssueWords(issues);
  const list = useRef<HTMLDivElement>(null);
  const times = draft.periods.map((time, index) => ({ time, index, place: index + 2 }));

  function keep(periods: PeriodDraft[], focusOn: string) {
    change({ periods });
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(focusOn)?.focus());
  }

  return (
    <Stack gap={6} ref={list}>
      {times.map(({ time, index, place }) => (
        <Stack key={place} gap={4} role="group" aria-label={t("time", { place })}>
          <Inline justify="between" align="end">
            <Heading as="h3" size="label">
              {t("time", { place })}
            </Heading>
            <TextButton
              size="small"
              tone="soft"
              aria-label={t("form.times.removeLabel", { time: t("time", { place }) })}
              onClick={() => keep(draft.periods.toSpliced(index, 1), "[data-add-time]")}
            >
              {t("form.times.remove")}
            </TextButton>
          </Inline>
          <TimeFields
            time={time}
            status={draft.status}
            hasEnd
            names={{ start: `start_date_${place}`, end: `end_date_${place}` }}
            errors={{ start: wrong(`periods.${index}.start_date`), end: wrong(`periods.${index}.end_date`) }}
            today={today}
            onChange={(part) => change({ periods: draft.periods.with(index, { ...time, ...part }) })}
          />
        </Stack>
      ))}
      {times.length > 0 && <TimesTogether draft={draft} today={today} />}
      {times.length < mostTimes && (
        <span className="self-start">
          <TextButton
            data-add-time
            onClick={() =>
              keep([...draft.periods, { start: "", end: "" }], `[name=start_date_${times.length + 2}]`)
            }
          >
            <Inline gap={2} as="span">
              <Icon glyph={Plus} size={16} />
              {t(times.length === 0 ? "form.times.addFirst" : "form.times.add")}
            </Inline>
          </TextButton>
        </span>
      )}
    </Stack>
  );
}

/** As many as a record takes besides its own dates (domain/relationship/relationship-fields.ts). */
const mostTimes = 50;

/** Total duration and contradictions of the periods; shown as hints, never refused. */
function TimesTogether({ draft, today }: Pick<FormPart, "draft" | "today">) {
  const t = useTranslations("relationships.form.times");
  const language = useLocale();
  const words = useRelationshipWords(today);
  const dates = readDates(draft, language, today);
  const measured = relationshipDuration(dates, today);
  const notice = periodsNotice(dates);
  const { status: _, ...written } = dates;
  const kept = orderPeriods(dates);
  const isMoved = kept.periods.length === written.periods.length && !isSameValue(kept, written);
  return (
    <Stack gap={2} role="status">
      {measured.ok && measured.days > 0 && (
        <Remark>{t("inAll", { duration: words.measuredWords(measured) })}</Remark>
      )}
      {isMoved && <Remark>{t("order")}</Remark>}
      {notice !== null && <Remark tone="warn">{t(`notice.${notice}`)}</Remark>}
    </Stack>
  );
}
