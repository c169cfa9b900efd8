import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { classNames } from "#app/ui/styles/class-names.ts";
import { Remark } from "#app/ui/type/remark.tsx";

export type ChoiceGroupFrame = {
  label: string;
  /** The label is for screen readers only (a heading above already shows it). */
  labelHidden?: boolean | undefined;
  /** `beside` puts the label left of the choices where there is room. */
  labelPlace?: "above" | "beside" | undefined;
  error?: ReactNode;
};

type ChoiceGroupProps = ChoiceGroupFrame & {
  aside?: ReactNode;
  children: ReactNode;
};

/** The frame of exclusive choices: a labelled radio group with its error. */
export function ChoiceGroup({
  label,
  labelHidden = false,
  labelPlace = "above",
  error,
  aside,
  children,
}: ChoiceGroupProps) {
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
      className={classNames(
        "flex min-w-0 flex-col gap-2",
        labelPlace === "beside" && "sm:flex-row sm:flex-wrap sm:items-center sm:justify-between sm:gap-x-6",
      )}
    >
      <div className={labelHidden ? "sr-only" : "flex items-baseline justify-between gap-3"}>
        <span id={`${id}-label`} className="type-label text-ink">
          {label}
        </span>
        {aside}
      </div>
      {children}
      {error && (
        <Remark id={`${id}-error`} icon={CircleAlert} tone="bad">
          {error}
        </Remark>
      )}
    </div>
  );
}
