import type { LucideIcon } from "lucide-react";
import { Icon } from "#app/ui/type/icon.tsx";

type HeadActionProps = { icon: LucideIcon; label: string; onClick: () => void };

/** An action of the viewer's head, written out. */
export function HeadAction({ icon, label, onClick }: HeadActionProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="flex min-h-(--target) cursor-pointer items-center gap-2 type-small text-ink-soft hover:text-ink"
    >
      <Icon glyph={icon} />
      {label}
    </button>
  );
}
