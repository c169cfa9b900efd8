import type { ReactNode } from "react";

export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="rounded-(--radius-field) border border-line bg-surface px-1.25 py-0.75 font-sans text-[0.75rem]/none font-medium text-ink-soft">
      {children}
    </kbd>
  );
}
