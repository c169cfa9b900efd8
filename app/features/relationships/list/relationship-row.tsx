import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { paths } from "#app/paths.ts";
import { updateRelationship } from "#app/store/relationships.ts";
import { LedgerName, LedgerRow } from "#app/ui/ledger.tsx";
import { Rating } from "#app/ui/rating.tsx";
import { StatusMark } from "#app/ui/status-mark.tsx";
import { TextButton } from "#app/ui/text-button.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import type { Relationship } from "#domain/relationship.ts";
import { currentVeil, unveil } from "#domain/veil.ts";
import type { RelationshipWords } from "../relationship-words.ts";

type RowProps = { relationship: Relationship; words: RelationshipWords; today: CalendarDay };

const columns = "minmax(0,1.4fr) 7.5rem minmax(0,1fr) minmax(0,1.1fr) 6.5rem";

export function RelationshipRow({ relationship, words, today }: RowProps) {
  const t = useTranslations("relationships");
  const { id, name, city, status, rating } = relationship;
  if (currentVeil(relationship, today) !== "open")
    return <VeiledRow relationship={relationship} today={today} />;
  const duration = words.duration(relationship);
  return (
    <LedgerRow to={paths.relationship(id)} columns={columns} viewTransition>
      <span className="flex min-w-0 flex-col py-2 lg:py-0">
        <span className="truncate">
          <LedgerName>{name}</LedgerName>
        </span>
        <span className="truncate type-small lg:hidden">{[city, duration].filter(Boolean).join(", ")}</span>
      </span>
      <span className="hidden lg:block">
        <StatusMark status={status} label={t(`status.${status}`)} />
      </span>
      <span className="hidden truncate lg:block">{city}</span>
      <span className="hidden truncate lg:block">{duration}</span>
      <span className="flex flex-none flex-col items-end gap-1.5 lg:items-start">
        <span className="type-small lg:hidden">
          <StatusMark status={status} label={t(`status.${status}`)} />
        </span>
        <Rating value={rating} label={words.rating(rating)} />
      </span>
    </LedgerRow>
  );
}

/** Last and soft: what is folded away, and what is sealed while it is shown. */
function VeiledRow({ relationship, today }: Omit<RowProps, "words">) {
  const t = useTranslations("relationships.list");
  const format = useFormat();
  const { id, name, veil_until } = relationship;
  const kind = currentVeil(relationship, today) === "sealed" ? "sealed" : "folded";
  async function open() {
    await updateRelationship(id, unveil());
    showToast({ title: t(`${kind}.done`), detail: name });
  }
  return (
    <LedgerRow soft>
      <span className="flex min-w-0 items-baseline gap-3">
        <span className="truncate">
          <LedgerName soft>{name}</LedgerName>
        </span>
        <span className="type-small">
          {veil_until ? t(`${kind}.until`, { date: format.day(veil_until) }) : t(`${kind}.mark`)}
        </span>
      </span>
      <TextButton
        size="small"
        aria-label={kind === "sealed" ? t("sealed.unsealNamed", { name }) : t("folded.unfoldNamed", { name })}
        onClick={() => void open()}
      >
        {t(kind === "sealed" ? "sealed.unseal" : "folded.unfold")}
      </TextButton>
    </LedgerRow>
  );
}
