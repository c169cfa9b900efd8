import { classNames } from "#app/ui/styles/class-names.ts";

type CountMarkProps = {
  count: number;
  /** In words; empty where they stand beside. */
  label: string;
  className?: string | undefined;
};

const most = 99;

/** How many wait, as a small madder stamp. */
export function CountMark({ count, label, className }: CountMarkProps) {
  return (
    <span
      className={classNames(
        "inline-grid h-5 min-w-5 flex-none place-items-center rounded-(--radius-field) bg-accent-fill px-1 type-caption font-strong text-accent-ink tabular-nums",
        className,
      )}
    >
      <span aria-hidden="true">{count > most ? `${most}+` : count}</span>
      {label !== "" && <span className="sr-only">{label}</span>}
    </span>
  );
}
