import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Entry } from "#app/ui/lists/entry.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { Journal } from "#domain/journal/journal.ts";
import type { Moment } from "#domain/moment/moment.ts";
import { compareVagueDates } from "#domain/time/vague-date.ts";

/** The whole journal of that evening: people, and what was written of each. Nothing can be written in it. */
export function JournalWas({ journal }: { journal: Journal }) {
  const t = useTranslations("time");
  const known = new Set(journal.relationships.map(({ id }) => id));
  const moments = Map.groupBy(journal.moments, ({ relationship_id: id }) =>
    id !== null && known.has(id) ? id : null,
  );
  const people = journal.relationships.toSorted((one, other) => one.name.localeCompare(other.name));
  return (
    <Stack as="section" gap={3} aria-labelledby="journal-was">
      <Heading id="journal-was">{t("was.title")}</Heading>
      <div className="border-b border-line">
        {people.map(({ id, name, notes }) => (
          <PersonWas key={id} name={name} notes={notes} moments={moments.get(id) ?? []} />
        ))}
        {moments.has(null) && <PersonWas name={t("nobody")} notes="" moments={moments.get(null) ?? []} />}
      </div>
    </Stack>
  );
}

/** Moments shown at once of one person. */
const pageLength = 25;

function PersonWas({ name, notes, moments }: { name: string; notes: string; moments: readonly Moment[] }) {
  const t = useTranslations("time");
  const { vagueDate } = useFormat();
  const [isOpen, setOpen] = useState(false);
  const [shown, setShown] = useState(pageLength);
  const ordered = isOpen
    ? moments.toSorted((one, other) => compareVagueDates(other.occurred_on, one.occurred_on))
    : [];
  return (
    <details className="border-t border-line" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex cursor-pointer justify-between gap-4 py-3">
        <bdi className="type-name wrap-anywhere">{name}</bdi>
        <span className="shrink-0 type-small text-ink-soft">
          {t("was.moments", { count: moments.length })}
        </span>
      </summary>
      <Stack gap={4} className="pb-5">
        {notes !== "" && <Entry className="wrap-anywhere">{notes}</Entry>}
        {ordered.slice(0, shown).map(({ id, occurred_on, word, text }) => (
          <Stack key={id} as="article" gap={1} className="border-l border-line-strong pl-4">
            <Text size="small" tone="soft">
              {vagueDate(occurred_on)}
            </Text>
            {word !== "" && <p className="type-name wrap-anywhere">{word}</p>}
            {text !== "" && <Entry className="wrap-anywhere">{text}</Entry>}
          </Stack>
        ))}
        {ordered.length > shown && (
          <div>
            <Button onClick={() => setShown(shown + pageLength)}>{t("was.more")}</Button>
          </div>
        )}
      </Stack>
    </details>
  );
}
