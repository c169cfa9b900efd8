import { useTranslations } from "use-intl/react";
import { InlineSelect } from "#app/ui/choices/inline-select.tsx";

/** One choice of what a list shows; `name` is the server's. */
export type Filter = {
  readonly name: string;
  readonly label: string;
  /** `day`: any day of the calendar. */
  readonly options: readonly { readonly value: string; readonly label: string }[] | "day";
};

type ListFilterProps = Filter & { value: string; onChoose: (value: string) => void };

export function ListFilter({ label, options, value, onChoose }: ListFilterProps) {
  const t = useTranslations("admin.table");
  if (options === "day")
    return (
      <label className="inline-flex items-baseline gap-1.5 type-small text-ink-soft">
        {label}
        <input
          type="date"
          value={value}
          onChange={({ target }) => onChoose(target.value)}
          className={`-my-3 bg-transparent py-3 ${value ? "type-label text-ink" : "type-small text-ink-soft"}`}
        />
      </label>
    );
  return (
    <InlineSelect
      label={label}
      value={value}
      tone={value ? "ink" : "soft"}
      options={[{ value: "", label: t("all") }, ...options]}
      onChange={({ target }) => onChoose(target.value)}
    />
  );
}
