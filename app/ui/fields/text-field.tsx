import type { LucideIcon } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Field, type FieldFrame } from "./field.tsx";
import { FieldLine, fieldInputClass } from "./field-line.tsx";

export type TextFieldProps = Omit<ComponentProps<"input">, "className" | "disabled"> &
  FieldFrame & {
    /** A glyph or a small button at the line's end. */
    trailing?: ReactNode;
    icon?: LucideIcon | undefined;
  };

/** A line to write on. Takes every input prop, `ref` included. */
export function TextField({
  label,
  aside,
  hint,
  error,
  below,
  id,
  icon,
  trailing,
  type = "text",
  ...rest
}: TextFieldProps) {
  return (
    <Field label={label} aside={aside} hint={hint} error={error} below={below} id={id}>
      {(control) => (
        <FieldLine icon={icon} trailing={trailing}>
          <input type={type} className={fieldInputClass} {...rest} {...control} />
        </FieldLine>
      )}
    </Field>
  );
}
