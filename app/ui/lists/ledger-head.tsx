import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "#app/ui/styles/class-names.ts";
import { Icon } from "#app/ui/type/icon.tsx";

type LedgerColumn = {
  id: string;
  label: ReactNode;
  /** The current order of the ledger. */
  sorted?: "up" | "down" | undefined;
  align?: "start" | "end" | undefined;
};

type LedgerHeadProps = {
  items: readonly LedgerColumn[];
  /** The rows' own grid template. */
  columns: string;
};

/** The captions above a ledger's columns, from 1024 px on. The rows are labelled themselves, so it is hidden from screen readers. */
export function LedgerHead({ items, columns }: LedgerHeadProps) {
  return (
    <div
      aria-hidden="true"
      style={{ "--ledger-columns": columns }}
      className="hidden min-h-8.5 grid-cols-(--ledger-columns) items-center gap-x-3.5 border-b-(length:--rule) border-ink type-caption text-ink-soft lg:grid lg:[&+ul>li:first-child]:border-t-0"
    >
      {items.map((item) => (
        <span
          key={item.id}
          className={classNames(
            "flex items-center gap-1",
            item.sorted && "text-ink",
            item.align === "end" && "justify-end",
          )}
        >
          {item.label}
          {item.sorted && <Icon glyph={item.sorted === "down" ? ArrowDown : ArrowUp} size={13} />}
        </span>
      ))}
    </div>
  );
}
