import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { useView } from "#app/store/db/use-view.ts";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { InlineSelect } from "#app/ui/choices/inline-select.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { noFilter, type SearchFilter } from "#domain/journal/search-facets.ts";
import { moodName } from "#domain/moment/moment-rules.ts";
import type { Found } from "./use-found.ts";

/** Filters are hidden below this many results. */
const few = 6;
/** A filter shows at most this many choices. */
const choicesAtMost = 40;

type SearchFiltersProps = { found: Found; onNarrow: (filter: SearchFilter) => void };

/** By relationship, year, mood, tag: each only when it would distinguish results. */
export function SearchFilters({ found, onNarrow }: SearchFiltersProps) {
  const t = useTranslations("search.filter");
  const moodWord = useTranslations("search.mood");
  const format = useFormat();
  const people = useView("relationships");
  const { total, facets, request } = found;
  const { filter } = request;
  const isNarrowed = Object.values(filter).some((value) => value !== null);
  if (total < few && !isNarrowed) return null;

  const option = (value: string, label: string, count: number) => ({
    value,
    label: t("option", { value: label, count: format.number(count) }),
  });
  const choices = [
    {
      facet: "relationshipId",
      label: t("person"),
      any: t("anyone"),
      options: facets.relationshipId.map(({ value, count }) =>
        option(value, people?.get(value)?.name ?? "", count),
      ),
      read: (value: string) => value,
    },
    {
      facet: "year",
      label: t("year"),
      any: t("anyYear"),
      options: facets.year
        .toSorted((a, b) => b.value - a.value)
        .map(({ value, count }) => option(String(value), String(value), count)),
      read: Number,
    },
    {
      facet: "mood",
      label: t("mood"),
      any: t("anyMood"),
      options: facets.mood
        .toSorted((a, b) => b.value - a.value)
        .map(({ value, count }) => option(String(value), moodWord(moodName(value) ?? "even"), count)),
      read: Number,
    },
    {
      facet: "tag",
      label: t("tag"),
      any: t("anyTag"),
      options: facets.tag.map(({ value, count }) => option(value, value, count)),
      read: (value: string) => value,
    },
  ] as const;

  return (
    <Inline as="fieldset" wrap gap={5} className="gap-y-2">
      <legend className="sr-only">{t("label")}</legend>
      {choices.map(({ facet, label, any, options, read }) => {
        const chosen = filter[facet];
        if (options.length < 2 && chosen === null) return null;
        return (
          <InlineSelect
            key={facet}
            label={label}
            labelHidden
            tone={chosen === null ? "soft" : "ink"}
            value={chosen === null ? "" : String(chosen)}
            onChange={({ target }) =>
              onNarrow({ ...filter, [facet]: target.value === "" ? null : read(target.value) })
            }
            options={[{ value: "", label: any }, ...options.slice(0, choicesAtMost)]}
          />
        );
      })}
      {isNarrowed && (
        <TextButton size="small" tone="soft" onClick={() => onNarrow(noFilter)}>
          {t("clear")}
        </TextButton>
      )}
    </Inline>
  );
}
