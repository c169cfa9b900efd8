import { useTranslations } from "use-intl/react";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { MoodGlyph } from "#app/ui/art/mood-glyph.tsx";
import { moodColours } from "#app/ui/art/mood-shapes.ts";
import { Chip } from "#app/ui/choices/chip.tsx";
import { InlineSelect } from "#app/ui/choices/inline-select.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { useFieldWords } from "#app/words/fields/use-field-words.ts";
import { moods } from "#domain/moment/moment.ts";
import { foldText } from "#domain/text/fold-text.ts";
import { type listMoments, type MomentFilter, noFilter } from "./list-moments.ts";

type MomentFiltersProps = {
  listed: Pick<ReturnType<typeof listMoments>, "people" | "hasNobody" | "tags">;
  filter: MomentFilter;
  onChange: (change: Partial<MomentFilter>) => void;
};

const faces = ["bright", "gentle", "even", "heavy", "stormy"] as const;
/** The tags offered; any other is found by the search. */
const tagsAtMost = 60;

/** By mood, person and tag; person and tag only where there is more than one choice. */
export function MomentFilters({ listed, filter, onChange }: MomentFiltersProps) {
  const t = useTranslations("moments");
  const moodWord = useTranslations("fields.value.mood");
  const { labelOf } = useFieldWords();
  const { people, hasNobody, tags } = listed;
  const { of, mood, tag } = filter;
  const whom = [
    ...people.map(({ id, name }) => ({ value: id, label: name })),
    ...(hasNobody || of === "nobody" ? [{ value: "nobody", label: t("list.nobody") }] : []),
  ];
  const offered = tags.slice(0, tagsAtMost);
  const asked = tag === null ? undefined : offered.find((one) => foldText(one) === foldText(tag));
  const tagged = tag === null || asked !== undefined ? offered : [tag, ...offered];
  return (
    <Inline as="fieldset" wrap gap={5} className="gap-y-3 print:hidden">
      <legend className="sr-only">{t("list.show")}</legend>
      <Inline gap={1}>
        {faces.map((face) => {
          const isChosen = mood === moods[face];
          return (
            <Chip
              key={face}
              pressed={isChosen}
              aria-label={moodWord(face)}
              title={moodWord(face)}
              onClick={() => onChange({ mood: isChosen ? null : moods[face] })}
            >
              <span className={moodColours[face]}>
                <MoodGlyph mood={moods[face]} size={22} />
              </span>
            </Chip>
          );
        })}
      </Inline>
      {(whom.length > 1 || of !== null) && (
        <InlineSelect
          label={labelOf("relationship_id")}
          labelHidden
          tone={of === null ? "soft" : "ink"}
          value={whom.some(({ value }) => value === of) ? (of ?? "") : ""}
          options={[{ value: "", label: t("list.anyone") }, ...whom]}
          onChange={({ target }) => onChange({ of: target.value || null })}
        />
      )}
      {tagged.length > 0 && (
        <InlineSelect
          label={t("list.tag")}
          labelHidden
          tone={tag === null ? "soft" : "ink"}
          value={asked ?? tag ?? ""}
          options={[
            { value: "", label: t("list.anyTag") },
            ...tagged.map((one) => ({ value: one, label: `#${one}` })),
          ]}
          onChange={({ target }) => onChange({ tag: target.value || null })}
        />
      )}
      {(of !== null || mood !== null || tag !== null) && (
        <TextButton size="small" tone="soft" onClick={() => onChange(noFilter)}>
          {t("list.clear")}
        </TextButton>
      )}
    </Inline>
  );
}
