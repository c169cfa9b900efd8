import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "#app/ui/type/icon.tsx";

type NoticeBlockProps = {
  icon: LucideIcon;
  tone: "soft" | "good" | "warn" | "bad";
  children: ReactNode;
  action?: ReactNode;
};

const tones = { soft: "text-ink-soft", good: "text-good", warn: "text-warn", bad: "text-bad" };

/** A standing word at the top of the page, between two hairlines. */
export function NoticeBlock({ icon, tone, children, action }: NoticeBlockProps) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line-strong py-3 last:border-b"
    >
      <div className="flex min-w-0 flex-1 basis-72 items-start gap-3">
        <span className={`pt-0.5 ${tones[tone]}`}>
          <Icon glyph={icon} size={20} />
        </span>
        <div className="min-w-0 type-body">{children}</div>
      </div>
      {action}
    </div>
  );
}
