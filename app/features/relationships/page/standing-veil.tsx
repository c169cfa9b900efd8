import { LockKeyhole, StickyNote } from "lucide-react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import type { Relationship } from "#domain/relationship/relationship.ts";
import { currentVeil, unveil } from "#domain/relationship/veil.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { useVeilChange } from "./use-veil-change.ts";

type StandingVeilProps = { relationship: Relationship; today: CalendarDay };

/** Shows that this relationship is folded or sealed, until when, and a button to open it. */
export function StandingVeil({ relationship, today }: StandingVeilProps) {
  const t = useTranslations("relationships.page.veil.standing");
  const format = useFormat();
  const { change: changeVeil } = useVeilChange();
  const veil = currentVeil(relationship, today);
  if (veil === "open") return null;
  const { veil_until } = relationship;
  return (
    <Remark icon={veil === "sealed" ? LockKeyhole : StickyNote}>
      {veil_until ? t(`${veil}Until`, { date: format.day(veil_until) }) : t(veil)}{" "}
      <TextButton size="small" onClick={() => void changeVeil(relationship, unveil())}>
        {t(veil === "sealed" ? "unseal" : "unfold")}
      </TextButton>
    </Remark>
  );
}
