import type { ReactNode } from "react";
import { classNames } from "#app/ui/styles/class-names.ts";

type FactListProps = {
  children: ReactNode;
  /** Two or three short ones side by side. */
  across?: boolean | undefined;
};

/** A list of facts about one thing, hairlines between. */
export function FactList({ children, across = false }: FactListProps) {
  return (
    <dl
      className={classNames(
        "border-b border-line",
        across
          ? "grid auto-cols-fr grid-flow-col border-t *:border-t-0 *:not-first:border-l *:not-first:pl-3 *:not-last:pr-2"
          : "flex flex-col",
      )}
    >
      {children}
    </dl>
  );
}

type FactProps = { label: ReactNode; children: ReactNode };

export function Fact({ label, children }: FactProps) {
  return (
    <div className="flex min-w-0 flex-col border-t border-line py-2.5">
      <dt className="type-small text-ink-soft">{label}</dt>
      <dd className="type-body wrap-break-word text-ink">{children}</dd>
    </div>
  );
}
