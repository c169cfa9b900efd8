import type { ComponentProps } from "react";
import { Field, type FieldFrame } from "./field.tsx";

type TextAreaProps = Omit<ComponentProps<"textarea">, "className" | "disabled"> & FieldFrame;

/** Ruled paper that grows with the writing. */
export function TextArea({ label, aside, hint, error, below, id, rows = 5, ...rest }: TextAreaProps) {
  return (
    <Field label={label} aside={aside} hint={hint} error={error} below={below} id={id}>
      {(control) => (
        <textarea
          rows={rows}
          style={{ "--rows": rows }}
          className="field-line ruled-paper field-sizing-content min-h-[calc(var(--rows)*var(--ruled-step)+1px)] w-full max-w-[42rem] resize-none text-ink outline-none"
          {...rest}
          {...control}
        />
      )}
    </Field>
  );
}
