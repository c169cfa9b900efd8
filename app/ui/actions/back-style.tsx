import { ChevronLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "#app/ui/type/icon.tsx";

export const backClass =
  "relative -ml-1 inline-flex items-center gap-1 self-start type-small text-ink-soft after:absolute after:-inset-x-2 after:-inset-y-3 hover:text-ink";

export function BackFace({ children }: { children: ReactNode }) {
  return (
    <>
      <Icon glyph={ChevronLeft} size={16} />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </>
  );
}
