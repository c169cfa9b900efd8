import { type Ref, useId } from "react";
import { classNames } from "#app/ui/styles/class-names.ts";
import type { Choice } from "./choice.ts";
import { ChoiceGroup, type ChoiceGroupFrame } from "./choice-group.tsx";

type SegmentedProps<T extends string> = ChoiceGroupFrame & {
  options: ReadonlyArray<Choice<T>>;
  value: T | null;
  onChange: (value: T) => void;
  fullWidth?: boolean | undefined;
  name?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

/** Two to four exclusive states; the chosen one is filled with ink. They stand side by side as long as none touches the next. */
export function Segmented<T extends string>({
  options,
  value,
  onChange,
  fullWidth = false,
  name,
  ref,
  ...frame
}: SegmentedProps<T>) {
  const ownName = useId();
  return (
    <ChoiceGroup {...frame}>
      <div
        className={classNames(
          "flex flex-wrap rounded-(--radius-field) border border-line-strong p-0.75",
          !fullWidth && "sm:self-start",
        )}
      >
        {options.map((option, index) => (
          <label key={option.value} className="segment min-w-max flex-1">
            <input
              ref={index === 0 ? ref : undefined}
              type="radio"
              name={name ?? ownName}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            <span>{option.label}</span>{" "}
            {option.detail !== undefined && <span className="font-normal opacity-85">{option.detail}</span>}
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}
