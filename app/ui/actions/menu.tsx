import type { LucideIcon } from "lucide-react";
import * as RadixMenu from "radix-ui/dropdown-menu";
import { type ReactElement, useContext, useState } from "react";
import { OverlayContainer } from "#app/ui/overlays/overlay-container.ts";
import { useBack } from "#app/ui/overlays/use-back.ts";
import { classNames } from "#app/ui/styles/class-names.ts";
import { Icon } from "#app/ui/type/icon.tsx";

export type MenuItem = {
  id: string;
  label: string;
  icon?: LucideIcon | undefined;
  tone?: "ink" | "bad" | undefined;
  onSelect: () => void;
};

type MenuProps = {
  /** One of our buttons; it opens the menu. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  align?: "start" | "end" | undefined;
};

/** A menu of a few actions below a button. */
export function Menu({ trigger, items, align = "end" }: MenuProps) {
  const container = useContext(OverlayContainer);
  const [isOpen, setOpen] = useState(false);
  useBack(isOpen, () => setOpen(false));
  return (
    <RadixMenu.Root modal={false} open={isOpen} onOpenChange={setOpen}>
      <RadixMenu.Trigger asChild>{trigger}</RadixMenu.Trigger>
      <RadixMenu.Portal container={container}>
        <RadixMenu.Content
          align={align}
          sideOffset={4}
          collisionPadding={12}
          className="z-50 min-w-52 rounded-(--radius-field) border border-line-strong bg-raised text-ink shadow-lift outline-none"
        >
          {items.map((item) => (
            <RadixMenu.Item
              key={item.id}
              onSelect={item.onSelect}
              className={classNames(
                "flex min-h-11 cursor-pointer items-center gap-3 border-t border-line px-3.5 type-body outline-none first:border-t-0 data-highlighted:bg-sunken",
                item.tone === "bad" ? "text-bad" : "text-ink",
              )}
            >
              {item.icon && <Icon glyph={item.icon} />}
              {item.label}
            </RadixMenu.Item>
          ))}
        </RadixMenu.Content>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  );
}
