import type { ReactNode } from "react";
import { classNames } from "#app/ui/styles/class-names.ts";

type FactListProps = {
  children: ReactNode;
  /** Two by two on phones. */
  paired?: boolean | undefined;
};

/** A list of facts about one thing, hairlines between. */
export function FactList({ children, paired = false }: FactListProps) {
  return (
    <dl
      className={classNames(
        "border-b border-line",
        paired ? "grid grid-cols-2 gap-x-5 lg:grid-cols-1" : "flex flex-col",
      )}
    >
      {children}
    </dl>
  );
}

type FactProps = {
  label: ReactNode;
  children: ReactNode;
  /** In a paired list: on a line of its own. */
  wide?: boolean | undefined;
};

export function Fact({ label, children, wide = false }: FactProps) {
  return (
    <div className={classNames("flex min-w-0 flex-col border-t border-line py-2.5", wide && "col-span-full")}>
      <dt className="type-small text-ink-soft">{label}</dt>
      <dd className="type-body wrap-break-word text-ink">{children}</dd>
    </div>
  );
}
