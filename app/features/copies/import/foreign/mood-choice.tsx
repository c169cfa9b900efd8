import { useId } from "react";
import { useTranslations } from "use-intl/react";
import { InlineSelect } from "#app/ui/choices/inline-select.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { JournalDescription } from "#domain/foreign-journals/describe-journal.ts";
import { moodOrder, moods as ownMoods } from "#domain/moment/moment.ts";
import type { ForeignMapping } from "./use-foreign-mapping.ts";

type MoodChoiceProps = { moods: JournalDescription["moods"]; mapping: ForeignMapping };

/** Each mood of the other app beside the one that it becomes. */
export function MoodChoice({ moods, mapping }: MoodChoiceProps) {
  const t = useTranslations("foreign.moods");
  const count = useTranslations("foreign.about");
  const named = useTranslations("fields.value.mood");
  const id = useId();
  const open = moods.filter(({ name }) => mapping.moodOf(name) === null && !mapping.moods.has(name)).length;
  const options = [
    ...moodOrder.map((mood) => ({ value: String(ownMoods[mood]), label: named(mood) })),
    { value: "", label: t("none") },
  ];
  return (
    <Stack gap={2}>
      <Heading as="h4" size="label" id={id}>
        {t("title")}
      </Heading>
      <Text size="small" tone="soft">
        {t("text")} {open > 0 && t("open", { count: open })}
      </Text>
      <ul aria-labelledby={id} className="max-h-80 overflow-y-auto border-b border-line">
        {moods.map(({ name, count: times }) => (
          <li
            key={name}
            className="flex min-h-12 flex-wrap items-center justify-between gap-x-6 border-t border-line py-2"
          >
            <span className="min-w-0 break-words type-body text-ink">
              <bdi>{name}</bdi>{" "}
              <span className="type-small text-ink-soft">{count("times", { count: times })}</span>
            </span>
            <InlineSelect
              label={t("labelOf", { mood: name })}
              labelHidden
              options={options}
              value={String(mapping.moodOf(name) ?? "")}
              onChange={({ target }) =>
                mapping.change({
                  moods: new Map(mapping.moods).set(name, target.value === "" ? null : Number(target.value)),
                })
              }
            />
          </li>
        ))}
      </ul>
    </Stack>
  );
}
