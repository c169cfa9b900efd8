import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Remark } from "#app/ui/type/remark.tsx";

type FieldControl = {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
};

export type FieldFrame = {
  label: ReactNode;
  /** At the label's right: a precision, a length, a small menu. */
  aside?: ReactNode;
  hint?: ReactNode;
  /** What is missing and how to mend it, in words. */
  error?: ReactNode;
  /** Under the line, above the hint: a strength meter, a warning. */
  below?: ReactNode;
};

type FieldProps = FieldFrame & {
  id?: string | undefined;
  children: (control: FieldControl) => ReactNode;
};

/** Label above, control, then error and hint, wired to the control by id. */
export function Field({ label, aside, hint, error, below, id, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const errorId = error ? `${controlId}-error` : undefined;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(" ") || undefined;
  return (
    <div className="flex min-w-0 flex-col">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={controlId} className="type-label text-ink">
          {label}
        </label>
        {aside && <span className="type-small text-ink-soft">{aside}</span>}
      </div>
      {children({
        id: controlId,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": describedBy,
      })}
      {(error || below || hint) && (
        <div className="flex flex-col gap-1 pt-1.75">
          {error && (
            <Remark id={errorId} icon={CircleAlert} tone="bad">
              {error}
            </Remark>
          )}
          {below}
          {hint && (
            <p id={hintId} className="type-small text-ink-soft">
              {hint}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
