import type { ReactNode } from "react";

type SettingRowProps = {
  label: ReactNode;
  children?: ReactNode;
  /** One underlined action or a switch, at the right. */
  action?: ReactNode;
};

/** Label, value, one action. */
export function SettingRow({ label, children, action }: SettingRowProps) {
  return (
    <div className="grid min-h-12 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-t border-line py-2 last:border-b md:py-0.5 md:grid-cols-[248px_minmax(0,1fr)_auto]">
      <div className="type-label text-ink">{label}</div>
      <div className="order-last col-span-full min-w-0 type-body text-ink-soft md:order-none md:col-span-1">
        {children}
      </div>
      <div className="justify-self-end type-small md:col-start-3">{action}</div>
    </div>
  );
}
