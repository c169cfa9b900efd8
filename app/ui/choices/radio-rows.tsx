import { type Ref, useId } from "react";
import { classNames } from "#app/ui/styles/class-names.ts";
import type { Choice } from "./choice.ts";
import { ChoiceGroup, type ChoiceGroupFrame } from "./choice-group.tsx";

type RadioRowsProps<T extends string> = Omit<ChoiceGroupFrame, "labelPlace"> & {
  options: ReadonlyArray<Choice<T>>;
  value: T | null;
  onChange: (value: T) => void;
  /** Columns on wide screens; phones take two at most, and one for "1 or 2". */
  columns?: 1 | 2 | 3 | "1 or 2" | undefined;
  name?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

const columnsClass = {
  1: "",
  "1 or 2": "sm:grid-cols-2 sm:gap-x-5",
  2: "grid-cols-2 gap-x-5 *:last:odd:col-span-full",
  3: "grid-cols-2 gap-x-5 *:last:odd:col-span-full xl:grid-cols-3 xl:gap-x-8 xl:*:last:odd:col-span-1",
};

/** Choices in serif, one row each, hairlines between. */
export function RadioRows<T extends string>({
  options,
  value,
  onChange,
  columns = 1,
  name,
  ref,
  ...frame
}: RadioRowsProps<T>) {
  const ownName = useId();
  return (
    <ChoiceGroup {...frame}>
      <div className={classNames("grid border-b border-line", columnsClass[columns])}>
        {options.map((option, index) => (
          <label
            key={option.value}
            className="flex min-h-12 cursor-pointer items-center gap-3 border-t border-line text-ink"
          >
            <input
              ref={index === 0 ? ref : undefined}
              type="radio"
              name={name ?? ownName}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="radio-mark"
            />
            <span className="flex min-w-0 flex-1 flex-col py-2">
              <span className="type-choice">{option.label}</span>
              {option.detail && <span className="type-small text-ink-soft">{option.detail}</span>}
            </span>
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}
