import { CalendarOff, CalendarX, EllipsisVertical, EyeOff } from "lucide-react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Menu, type MenuItem } from "#app/ui/menu.tsx";
import type { Memory } from "#domain/on-this-day.ts";
import type { Relationship } from "#domain/relationship.ts";
import { useKindnessChange } from "./use-kindness-change.ts";

type HideMenuProps = {
  memory: Memory;
  /** Those its moments are about. */
  people: readonly Relationship[];
  /** In a corner, without its words. */
  isSmall?: boolean;
};

/** Not this day, not this day of any year, not this person: chosen in one press, taken back in another. */
export function HideMenu({ memory, people, isSmall = false }: HideMenuProps) {
  const t = useTranslations("timeline.memories");
  const format = useFormat();
  const change = useKindnessChange();
  const { day } = memory;
  const everyYear = format.day(day, "yearless");
  const thisDay = format.day(day);
  const items: MenuItem[] = [
    {
      id: "every-year",
      label: t("hide.everyYear", { day: everyYear }),
      icon: CalendarX,
      onSelect: () =>
        void change("memory_hidden_days", day.slice(5), true, t("done.everyYear", { day: everyYear })),
    },
    {
      id: "this-day",
      label: t("hide.thisDay", { day: thisDay }),
      icon: CalendarOff,
      onSelect: () => void change("memory_hidden_days", day, true, t("done.thisDay", { day: thisDay })),
    },
    ...people.map(({ id, name }) => ({
      id,
      label: t("hide.person", { name }),
      icon: EyeOff,
      onSelect: () => void change("memory_hidden_relationships", id, true, t("done.person", { name })),
    })),
  ];
  return (
    <Menu
      trigger={
        isSmall ? (
          <IconButton icon={EllipsisVertical} label={t("hide.open")} />
        ) : (
          <Button variant="quiet" icon={EyeOff}>
            {t("hide.open")}
          </Button>
        )
      }
      items={items}
    />
  );
}
