import { type KeyboardEvent, type Ref, useId, useRef } from "react";
import { isComposing } from "#app/lib/composing.ts";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Lozenge } from "#app/ui/type/lozenge.tsx";
import { ChoiceGroup, type ChoiceGroupFrame } from "./choice-group.tsx";

const steps = [1, 2, 3, 4, 5] as const;

type RatingFieldProps = ChoiceGroupFrame & {
  value: number | null;
  onChange: (value: number | null) => void;
  /** The words of a step: "3 out of 5". */
  describe: (step: number) => string;
  clearLabel: string;
  name?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

/** Five lozenges to press, walk with arrows or type (1 to 5); 0, Backspace or Delete clears. */
export function RatingField({
  value,
  onChange,
  describe,
  clearLabel,
  name,
  ref,
  ...frame
}: RatingFieldProps) {
  const ownName = useId();
  const lozenges = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event)) return;
    const step = steps.find((candidate) => String(candidate) === event.key);
    const clears = event.key === "0" || event.key === "Backspace" || event.key === "Delete";
    if (!step && !clears) return;
    event.preventDefault();
    onChange(step ?? null);
  }

  function clear() {
    onChange(null);
    lozenges.current?.querySelector("input")?.focus();
  }

  return (
    <ChoiceGroup {...frame}>
      <div className="flex min-w-0 flex-1 flex-wrap items-center">
        <div ref={lozenges} className="-ml-2.25 flex">
          {steps.map((step) => (
            <label key={step} className="rating-step">
              <input
                ref={step === 1 ? ref : undefined}
                type="radio"
                name={name ?? ownName}
                value={step}
                aria-label={describe(step)}
                checked={step === value}
                onChange={() => onChange(step)}
                onKeyDown={onKeyDown}
                className="sr-only"
              />
              <Lozenge filled={value !== null && step <= value} size={26} />
            </label>
          ))}
        </div>
        {value !== null && (
          <>
            <span aria-hidden="true" className="pl-2 type-body sm:pl-2.5 text-ink">
              {describe(value)}
            </span>
            <span className="ml-auto pl-2">
              <TextButton tone="soft" size="small" onClick={clear}>
                {clearLabel}
              </TextButton>
            </span>
          </>
        )}
      </div>
    </ChoiceGroup>
  );
}
