import * as RadixTabs from "radix-ui/tabs";
import type { ReactNode } from "react";

type TabItem = { id: string; label: string; panel: ReactNode };

type TabsProps = {
  label: string;
  items: readonly TabItem[];
  value?: string | undefined;
  onChange?: ((id: string) => void) | undefined;
};

/** Panels of one page; the current tab is underlined with dots. */
export function Tabs({ label, items, value, onChange }: TabsProps) {
  return (
    <RadixTabs.Root
      defaultValue={items[0]?.id ?? ""}
      {...(value !== undefined && { value })}
      {...(onChange && { onValueChange: onChange })}
      className="flex flex-col gap-5"
    >
      <RadixTabs.List
        ref={showCurrent}
        aria-label={label}
        className="-mx-1 flex gap-4 overflow-x-auto border-b border-line"
      >
        {items.map((item) => (
          <RadixTabs.Trigger
            key={item.id}
            value={item.id}
            className="group relative -outline-offset-2 min-h-(--target) flex-none px-1 type-button text-ink-soft hover:text-ink data-[state=active]:text-ink"
          >
            {item.label}
            <span className="absolute inset-x-1 bottom-1 hidden h-0.75 dotted-under group-data-[state=active]:block" />
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {items.map((item) => (
        <RadixTabs.Content key={item.id} value={item.id}>
          {item.panel}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}

/** A late tab that the address names is in sight, too; the page stays where it is. */
function showCurrent(list: HTMLElement | null): void {
  const current = list?.querySelector("[data-state=active]");
  if (list && current)
    list.scrollLeft += Math.max(
      0,
      current.getBoundingClientRect().right - list.getBoundingClientRect().right,
    );
}
