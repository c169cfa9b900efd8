import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { Field, type FieldFrame } from "#app/ui/fields/field.tsx";
import { FieldLine, fieldInputClass } from "#app/ui/fields/field-line.tsx";
import { Icon } from "#app/ui/type/icon.tsx";

export type SelectOption = { value: string; label: string };

type SelectProps = Omit<ComponentProps<"select">, "className" | "disabled" | "children"> &
  FieldFrame & { options: readonly SelectOption[] };

/** The platform's own list, on the field's line. */
export function Select({ label, aside, hint, error, below, id, options, ...rest }: SelectProps) {
  return (
    <Field label={label} aside={aside} hint={hint} error={error} below={below} id={id}>
      {(control) => (
        <FieldLine
          trailing={
            <span className="pointer-events-none -ml-7">
              <Icon glyph={ChevronDown} />
            </span>
          }
        >
          <select className={`${fieldInputClass} select-plain cursor-pointer pr-7`} {...rest} {...control}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </FieldLine>
      )}
    </Field>
  );
}
