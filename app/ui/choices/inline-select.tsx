import { ChevronDown } from "lucide-react";
import { type ComponentProps, useId } from "react";
import { Icon } from "#app/ui/type/icon.tsx";
import type { SelectOption } from "./select.tsx";

type InlineSelectProps = Omit<ComponentProps<"select">, "className" | "disabled" | "children" | "size"> & {
  label: string;
  labelHidden?: boolean | undefined;
  options: readonly SelectOption[];
  tone?: "ink" | "soft" | undefined;
};

/** A choice written as text with a small chevron: a sort order, a precision. */
export function InlineSelect({
  label,
  labelHidden = false,
  options,
  tone = "ink",
  id,
  ...rest
}: InlineSelectProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <span className="inline-flex items-baseline gap-1.5 type-small text-ink-soft">
      <label htmlFor={controlId} className={labelHidden ? "sr-only" : undefined}>
        {label}
      </label>
      <span className="relative inline-flex items-center">
        <select
          id={controlId}
          className={`select-plain field-sizing-content cursor-pointer bg-transparent -my-3 py-3 pr-5 ${tone === "ink" ? "type-label text-ink" : "type-small text-ink-soft"}`}
          {...rest}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <span className="pointer-events-none absolute right-0">
          <Icon glyph={ChevronDown} size={15} />
        </span>
      </span>
    </span>
  );
}
