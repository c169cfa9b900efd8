import { type ComponentProps, useState } from "react";
import { classNames } from "#app/ui/styles/class-names.ts";
import { Field, type FieldFrame } from "./field.tsx";

type CodeFieldProps = Omit<
  ComponentProps<"input">,
  "value" | "onChange" | "className" | "disabled" | "type"
> &
  Pick<FieldFrame, "label" | "error" | "hint"> & {
    value: string;
    /** The digits alone, six at most, however they were typed or pasted. */
    onChange: (digits: string) => void;
  };

const places = [0, 1, 2, 3, 4, 5] as const;

/** Six digits on six lines: one field for the keyboard, the clipboard and screen readers, drawn in places. */
export function CodeField({ label, error, hint, value, onChange, id, ...rest }: CodeFieldProps) {
  const [isFocused, setFocused] = useState(false);
  const next = Math.min(value.length, places.length - 1);
  return (
    <Field label={label} error={error} hint={hint} id={id}>
      {(control) => (
        <span className="relative block max-w-96">
          <input
            inputMode="numeric"
            autoComplete="one-time-code"
            spellCheck={false}
            {...rest}
            {...control}
            type="text"
            value={value}
            onChange={({ target }) => onChange(target.value.replace(/\D/g, "").slice(0, places.length))}
            onFocus={() => setFocused(true)}
            onBlur={() => setFocused(false)}
            className="absolute inset-0 size-full cursor-text bg-transparent type-entry text-transparent caret-transparent outline-none selection:bg-transparent"
          />
          <span
            aria-hidden="true"
            className="pointer-events-none relative grid grid-cols-[repeat(3,minmax(0,1fr))_1rem_repeat(3,minmax(0,1fr))] gap-x-2.5 sm:gap-x-3.5"
          >
            {places.map((place) => (
              <span
                key={place}
                className={classNames(
                  "grid h-14 place-items-center type-title tabular-nums",
                  place === 3 && "col-start-5",
                  isFocused && place === next
                    ? "border-b-2 border-accent"
                    : classNames(
                        "border-b-(length:--rule)",
                        error ? "border-bad" : place < value.length ? "border-ink" : "border-line-strong",
                      ),
                )}
              >
                {value[place] ?? (isFocused && place === value.length ? <Caret /> : null)}
              </span>
            ))}
          </span>
        </span>
      )}
    </Field>
  );
}

const Caret = () => <span className="h-8 w-0.5 bg-accent" />;
