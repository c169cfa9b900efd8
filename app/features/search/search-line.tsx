import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { useTranslations } from "use-intl/react";
import { SearchField } from "#app/ui/fields/search-field.tsx";
import { Kbd } from "#app/ui/type/kbd.tsx";

type SearchLineProps = { query: string; onSearch: (query: string) => void; onEnter: () => void };

/** Focused on arrival and each time the key is pressed, but not when returning to results. */
export function SearchLine({ query, onSearch, onEnter }: SearchLineProps) {
  const t = useTranslations("search");
  const { key } = useLocation();
  const isComingBack = useNavigationType() === "POP" && query !== "";
  const field = useRef<HTMLInputElement>(null);
  const arrival = useRef("");
  useEffect(() => {
    if (arrival.current === key) return;
    arrival.current = key;
    if (isComingBack) return;
    field.current?.focus();
    field.current?.select();
  }, [key, isComingBack]);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onEnter();
      }}
    >
      <SearchField
        ref={field}
        label={t("field")}
        placeholder={t("hint")}
        value={query}
        maxLength={200}
        onChange={({ target }) => onSearch(target.value)}
        trailing={
          <span aria-hidden="true" className="hidden lg:inline">
            <Kbd>/</Kbd>
          </span>
        }
      />
    </form>
  );
}
