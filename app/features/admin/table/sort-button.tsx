import { ArrowDown, ArrowUp } from "lucide-react";
import { Icon } from "#app/ui/type/icon.tsx";

type SortButtonProps = {
  label: string;
  sorted: false | "asc" | "desc";
  onSort: () => void;
  isAtEnd: boolean;
};

/** A column's name that sorts by it; the arrow shows which way. */
export function SortButton({ label, sorted, onSort, isAtEnd }: SortButtonProps) {
  return (
    <button
      type="button"
      onClick={onSort}
      className={`flex min-h-11 w-full items-center gap-1 hover:text-ink ${sorted ? "text-ink" : ""} ${
        isAtEnd ? "justify-end" : ""
      }`}
    >
      {label}
      {sorted && <Icon glyph={sorted === "desc" ? ArrowDown : ArrowUp} size={13} />}
    </button>
  );
}
