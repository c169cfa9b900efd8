import { LockKeyhole, StickyNote } from "lucide-react";
import { Link } from "react-router";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { paths } from "#app/paths.ts";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { LedgerName, LedgerRow } from "#app/ui/lists/ledger.tsx";
import { Icon } from "#app/ui/type/icon.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { Relationship } from "#domain/relationship/relationship.ts";
import { currentVeil, unveil } from "#domain/relationship/veil.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { useVeilChange } from "../page/use-veil-change.ts";

type VeiledRowProps = { relationship: Relationship; today: CalendarDay };

/** At the end and muted: folded relationships, and sealed ones while they are shown. */
export function VeiledRow({ relationship, today }: VeiledRowProps) {
  const t = useTranslations("relationships.list");
  const format = useFormat();
  const { change: changeVeil } = useVeilChange();
  const { id, name, veil_until } = relationship;
  const isSealed = currentVeil(relationship, today) === "sealed";
  const kind = isSealed ? "sealed" : "folded";
  return (
    <LedgerRow soft>
      <Inline gap={2}>
        <Icon glyph={isSealed ? LockKeyhole : StickyNote} size={16} />
        <Link to={paths.relationship(id)} className="group min-w-11 truncate py-2.5">
          <LedgerName soft>{name}</LedgerName>
        </Link>
        <Text as="span" size="small" tone="soft" className="min-w-0 truncate">
          {veil_until ? t(`${kind}.until`, { date: format.day(veil_until) }) : t(`${kind}.mark`)}
          <span className="hidden lg:inline">, {t(`${kind}.detail`)}</span>
        </Text>
      </Inline>
      <span className="flex-none">
        <TextButton
          size="small"
          aria-label={isSealed ? t("sealed.unsealNamed", { name }) : t("folded.unfoldNamed", { name })}
          onClick={() => void changeVeil(relationship, unveil())}
        >
          {t(isSealed ? "sealed.unseal" : "folded.unfold")}
        </TextButton>
      </span>
    </LedgerRow>
  );
}
