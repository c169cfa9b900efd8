import { useLocale, useTranslations } from "use-intl/react";
import { Stack } from "#app/ui/layout/stack.tsx";
import { StatusMark } from "#app/ui/states/status-mark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { Title } from "#app/ui/type/title.tsx";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { useRelationshipWords } from "../../../words/relationship-words.ts";
import { readDates } from "./read-dates.ts";
import type { RelationshipDraft } from "./relationship-draft.ts";

/** A preview of the page while it is typed. */
export function FormPreview({ draft, today }: { draft: RelationshipDraft; today: CalendarDay }) {
  const t = useTranslations("relationships");
  const language = useLocale();
  const words = useRelationshipWords(today);
  const name = draft.name.trim();
  const city = draft.city.trim() || null;
  return (
    <Stack gap={2} className="border-b border-line pb-5">
      <Text size="small" tone="soft">
        {t("form.preview.title")}
      </Text>
      <Title
        as="p"
        size="title"
        className={`text-[2.5rem]/[2.75rem] wrap-anywhere ${name ? "" : "text-ink-soft"}`}
      >
        {name || t("form.preview.unnamed")}
      </Title>
      <Text size="small" tone="soft">
        <StatusMark status={draft.status} label={t(`status.${draft.status}`)} />
      </Text>
      <Text size="lead" className="break-words">
        {words.sentence({ city, ...readDates(draft, language, today) })}
      </Text>
    </Stack>
  );
}
