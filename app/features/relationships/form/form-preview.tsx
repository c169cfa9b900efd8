import { useLocale, useTranslations } from "use-intl/react";
import { Caption } from "#app/ui/caption.tsx";
import { Entry } from "#app/ui/entry.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { Stack } from "#app/ui/stack.tsx";
import { StatusMark } from "#app/ui/status-mark.tsx";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { parseVagueDate } from "#domain/parse-vague-date.ts";
import { useRelationshipWords } from "../relationship-words.ts";
import { hasEnd, type RelationshipDraft } from "./relationship-draft.ts";

/** What the page will say, while it is being typed. */
export function FormPreview({ draft, today }: { draft: RelationshipDraft; today: CalendarDay }) {
  const t = useTranslations("relationships");
  const language = useLocale();
  const words = useRelationshipWords(today);
  const read = (text: string) => {
    const parsed = parseVagueDate(text, language, today);
    return parsed.ok ? parsed.date : null;
  };
  const relationship = {
    city: draft.city.trim() || null,
    status: draft.status,
    start_date: read(draft.start),
    end_date: hasEnd(draft) ? read(draft.end) : null,
    periods: draft.periods.map(({ start, end }) => ({ start_date: read(start), end_date: read(end) })),
  };
  return (
    <Stack gap={2} align="start" className="hidden min-w-0 lg:flex">
      <Caption>{t("form.preview.title")}</Caption>
      <Heading as="h2" size="heading">
        <span className="type-title break-words">{draft.name.trim() || t("form.preview.unnamed")}</span>
      </Heading>
      <StatusMark status={draft.status} label={t(`status.${draft.status}`)} />
      <Entry>{words.sentence(relationship)}</Entry>
    </Stack>
  );
}
