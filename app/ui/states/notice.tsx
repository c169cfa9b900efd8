import { type LucideIcon, X } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "#app/ui/type/icon.tsx";

type NoticeProps = {
  icon: LucideIcon;
  tone?: "soft" | "warn" | "bad" | undefined;
  children: ReactNode;
  closeLabel: string;
  onClose: () => void;
};

const toneClass = { soft: "text-ink-soft", warn: "text-warn", bad: "text-bad" };

/** A small standing word about the service, bottom right, above the phone's bar. */
export function Notice({ icon, tone = "warn", children, closeLabel, onClose }: NoticeProps) {
  return (
    <div
      role="status"
      className="notice-card fixed right-3 z-50 flex w-[min(340px,calc(100vw-24px))] items-start gap-3 rounded-(--radius-field) border border-line border-t-(length:--rule) border-t-ink bg-raised py-2.5 pl-4 type-small text-ink shadow-lift lg:right-5"
    >
      <span className={`pt-0.5 ${toneClass[tone]}`}>
        <Icon glyph={icon} />
      </span>
      <div className="min-w-0 flex-1">{children}</div>
      <button
        type="button"
        aria-label={closeLabel}
        onClick={onClose}
        className="-my-2.5 grid size-(--target) flex-none place-items-center text-ink-soft hover:text-ink"
      >
        <Icon glyph={X} size={16} />
      </button>
    </div>
  );
}
