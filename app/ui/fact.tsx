import type { ReactNode } from "react";

/** A list of facts about one thing, hairlines between. */
export function FactList({ children }: { children: ReactNode }) {
  return <dl className="flex flex-col border-b border-line">{children}</dl>;
}

export function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-col border-t border-line py-2.5">
      <dt className="type-small text-ink-soft">{label}</dt>
      <dd className="type-body text-ink">{children}</dd>
    </div>
  );
}
