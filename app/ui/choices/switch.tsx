import { type ReactNode, useId } from "react";

type SwitchProps = {
  label: ReactNode;
  hint?: ReactNode;
  /** A row of settings already shows the label. */
  labelHidden?: boolean | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
  id?: string | undefined;
};

/** On or off, at once, no saving. For settings only. */
export function Switch({ label, hint, labelHidden = false, checked, onChange, id }: SwitchProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  return (
    <div className="flex min-h-(--target) items-center justify-between gap-5">
      <div className={labelHidden ? "sr-only" : "min-w-0"}>
        <label htmlFor={controlId} className="block cursor-pointer type-button text-ink">
          {label}
        </label>
        {hint && (
          <p id={hintId} className="max-w-measure type-small text-ink-soft">
            {hint}
          </p>
        )}
      </div>
      <button
        type="button"
        role="switch"
        id={controlId}
        aria-describedby={hint ? hintId : undefined}
        aria-checked={checked}
        onClick={() => onChange(!checked)}
        className="switch-mark"
      />
    </div>
  );
}
