import { Search } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { Icon } from "#app/ui/type/icon.tsx";

type SearchFieldProps = Omit<ComponentProps<"input">, "type" | "className" | "disabled"> & {
  /** The label is for screen readers only: the placeholder and the icon show it. */
  label: string;
  /** At the line's end: the key that comes here. */
  trailing?: ReactNode;
};

/** A line to look for something; Escape and the platform's cross empty it. */
export function SearchField({ label, trailing, id, ...rest }: SearchFieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <search className="field-line flex min-w-0 flex-1 items-center gap-2.5 text-ink-soft print:hidden">
      <label htmlFor={controlId} className="flex items-center">
        <Icon glyph={Search} />
        <span className="sr-only">{label}</span>
      </label>
      <input
        type="search"
        id={controlId}
        autoComplete="off"
        enterKeyHint="search"
        className="peer min-h-11.5 w-full min-w-0 flex-1 bg-transparent text-base text-ink outline-none lg:min-h-10.5 lg:text-[0.9375rem]"
        {...rest}
      />
      {/* A filled line has its cross there. */}
      <span className="contents peer-[:not(:placeholder-shown)]:hidden">{trailing}</span>
    </search>
  );
}
