import { Check, CircleAlert, type LucideIcon, TriangleAlert, X } from "lucide-react";
import * as RadixToast from "radix-ui/toast";
import { useState } from "react";
import { Icon } from "#app/ui/type/icon.tsx";
import { Kbd } from "#app/ui/type/kbd.tsx";
import type { ToastAreaLabels } from "./toast-area.tsx";
import { dismissToast, type Toast, type ToastTone } from "./toast-store.ts";

const seconds = [1, 2, 3, 4, 5];
const hotkey = "F8";

const glyphs: Record<ToastTone, LucideIcon | null> = {
  good: Check,
  plain: null,
  warn: TriangleAlert,
  bad: CircleAlert,
};
const glyphClass = { good: "text-good", plain: "", warn: "text-warn", bad: "text-bad" };

type ToastViewProps = { toast: Toast | null; labels: ToastAreaLabels };

/** One toast at a time, five seconds, a swipe of 50 px sends it away, F8 goes to it. */
export function ToastView({ toast, labels }: ToastViewProps) {
  return (
    <RadixToast.Provider label={labels.toast} duration={5000} swipeThreshold={50} swipeDirection="left">
      {toast && <ToastCard key={toast.id} toast={toast} closeLabel={labels.close} />}
      <RadixToast.Viewport
        hotkey={[hotkey]}
        label={labels.region}
        className="fixed bottom-[calc(var(--bar-height)+12px)] left-3 z-60 w-[min(420px,calc(100vw-24px))] outline-none lg:bottom-5 lg:left-5"
      />
    </RadixToast.Provider>
  );
}

function ToastCard({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const [paused, setPaused] = useState(false);
  const glyph = glyphs[toast.tone];
  return (
    <RadixToast.Root
      type={toast.tone === "bad" ? "foreground" : "background"}
      {...(toast.stays ? { duration: Number.POSITIVE_INFINITY } : {})}
      onOpenChange={(open) => !open && dismissToast(toast.id)}
      onPause={() => setPaused(true)}
      onResume={() => setPaused(false)}
      className="toast-card pointer-events-auto flex min-h-14 items-center gap-3 rounded-(--radius-field) border border-line border-t-(length:--rule) border-t-ink bg-raised py-2 pr-1 pl-4 text-ink shadow-lift"
    >
      {glyph && (
        <span className={glyphClass[toast.tone]}>
          <Icon glyph={glyph} />
        </span>
      )}
      <div className="flex min-w-0 flex-1 flex-col gap-x-4 gap-y-0.5 sm:flex-row sm:items-center sm:justify-between">
        <div className="min-w-0">
          <RadixToast.Title className="type-button">{toast.title}</RadixToast.Title>
          {toast.detail && (
            <RadixToast.Description className="type-small text-ink-soft">
              {toast.detail}
            </RadixToast.Description>
          )}
        </div>
        {(!toast.stays || toast.action) && (
          <div className="flex items-center gap-4 max-sm:justify-between">
            {!toast.stays && (
              <span aria-hidden="true" className="counting-dots py-1" data-paused={paused || undefined}>
                {seconds.map((second) => (
                  <i key={second} />
                ))}
              </span>
            )}
            {toast.action && (
              <RadixToast.Action
                altText={`${toast.action.label} (${hotkey})`}
                onClick={toast.action.onAction}
                className="text-link underlined py-3 type-button sm:px-2"
              >
                {toast.action.label}
              </RadixToast.Action>
            )}
          </div>
        )}
      </div>
      <span aria-hidden="true" className="hidden lg:block">
        <Kbd>{hotkey}</Kbd>
      </span>
      <RadixToast.Close
        aria-label={closeLabel}
        className="grid size-(--target) flex-none place-items-center text-ink-soft hover:text-ink"
      >
        <Icon glyph={X} size={16} />
      </RadixToast.Close>
    </RadixToast.Root>
  );
}
