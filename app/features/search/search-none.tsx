import { useTranslations } from "use-intl/react";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { UnmappedSearch } from "#app/ui/art/unmapped-search.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";

type SearchNoneProps = { query: string; isNarrowed: boolean; onClear: () => void };

/** Nothing was found, or nothing is left of it. */
export function SearchNone({ query, isNarrowed, onClear }: SearchNoneProps) {
  const t = useTranslations("search");
  return (
    <EmptyState
      illustration={<UnmappedSearch />}
      sentence={
        <>
          {t(isNarrowed ? "none.narrowed" : "none.text", { query })} {!isNarrowed && t("none.advice")}
        </>
      }
      action={isNarrowed && <TextButton onClick={onClear}>{t("filter.clear")}</TextButton>}
    />
  );
}
