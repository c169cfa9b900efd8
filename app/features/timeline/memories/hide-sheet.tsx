import { CalendarOff, CalendarX, EyeOff, type LucideIcon } from "lucide-react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { Sheet } from "#app/ui/overlays/sheet.tsx";
import { Icon } from "#app/ui/type/icon.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { Memory } from "#domain/journal/on-this-day.ts";
import type { Relationship } from "#domain/relationship/relationship.ts";
import type { KindnessList } from "./memory-settings.ts";
import { useMemorySettingsChange } from "./use-memory-settings-change.ts";

type HideSheetProps = { memory: Memory; people: readonly Relationship[]; onClose: () => void };

/** Not this day of any year, not this day, not this person: chosen in one press, taken back in another. */
export function HideSheet({ memory, people, onClose }: HideSheetProps) {
  const t = useTranslations("timeline.memories");
  const format = useFormat();
  const change = useMemorySettingsChange();
  const { day } = memory;
  const everyYear = format.day(day, "yearless");
  const thisDay = format.day(day);
  const hide = (list: KindnessList, item: string, said: string) => () => {
    onClose();
    void change(list, item, true, said);
  };
  return (
    <Sheet open onOpenChange={onClose} title={t("hide.title")} closeLabel={t("hide.close")}>
      <ul className="border-b border-line">
        <HideRow
          glyph={CalendarX}
          label={t("hide.day", { day: everyYear })}
          detail={t("hide.everyYear")}
          onHide={hide("memory_hidden_days", day.slice(5), t("done.everyYear", { day: everyYear }))}
        />
        <HideRow
          glyph={CalendarOff}
          label={t("hide.day", { day: thisDay })}
          detail={t("hide.thisDay")}
          onHide={hide("memory_hidden_days", day, t("done.thisDay", { day: thisDay }))}
        />
        {people.map(({ id, name }) => (
          <HideRow
            key={id}
            glyph={EyeOff}
            label={name}
            detail={t("hide.person")}
            onHide={hide("memory_hidden_relationships", id, t("done.person", { name }))}
          />
        ))}
      </ul>
      <Text size="small" tone="soft">
        {t("hide.kept")}
      </Text>
    </Sheet>
  );
}

type HideRowProps = { glyph: LucideIcon; label: string; detail: string; onHide: () => void };

function HideRow({ glyph, label, detail, onHide }: HideRowProps) {
  return (
    <li className="border-t border-line">
      <button
        type="button"
        onClick={onHide}
        className="flex min-h-13 w-full items-center gap-3 py-2 text-left hover:bg-surface"
      >
        <Icon glyph={glyph} />
        <span className="min-w-0 flex-1 wrap-anywhere">{label}</span>{" "}
        <span className="type-small text-ink-soft">{detail}</span>
      </button>
    </li>
  );
}
