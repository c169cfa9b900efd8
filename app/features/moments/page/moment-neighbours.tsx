import { ChevronLeft, ChevronRight } from "lucide-react";
import { useMemo } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl/react";
import { cameFrom, useCameFrom } from "#app/lib/came-from.ts";
import { paths } from "#app/paths.ts";
import { useMoments } from "#app/store/moments/moments.ts";
import { useRelationships } from "#app/store/relationships/relationships.ts";
import { Icon } from "#app/ui/type/icon.tsx";
import { useMomentDate } from "#app/words/moment-date.ts";
import { neighboursOf } from "#domain/journal/neighbours.ts";
import type { Moment } from "#domain/moment/moment.ts";
import { isSealed } from "#domain/moment/moment-rules.ts";
import { isVeiled } from "#domain/relationship/veil.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

type NeighboursProps = { moment: Moment; today: CalendarDay };

/**
 * The page before and the page after, at the foot. A moment of someone folded away leads to others of that person only. Going
 * on replaces the page, so that one step back leads to where the first was opened.
 */
export function MomentNeighbours({ moment, today }: NeighboursProps) {
  const t = useTranslations("moments.page");
  const [moments, people] = [useMoments(), useRelationships()];
  const { earlier, later } = useMemo(() => {
    const veiled = new Set(people?.filter((one) => isVeiled(one, today)).map(({ id }) => id));
    const of = moment.relationship_id ?? "";
    const mayFollow = (one: Moment) =>
      !isSealed(one, today) &&
      (veiled.has(of) ? one.relationship_id === of : !veiled.has(one.relationship_id ?? ""));
    return neighboursOf(moment, (moments ?? []).filter(mayFollow));
  }, [moment, moments, people, today]);
  if (!earlier && !later) return null;
  return (
    <nav
      aria-label={t("neighbours")}
      className="grid w-full max-w-measure grid-cols-2 gap-4 border-t border-line pt-2 print:hidden"
    >
      {earlier ? <Neighbour moment={earlier} side="earlier" /> : <span />}
      {later && <Neighbour moment={later} side="later" />}
    </nav>
  );
}

function Neighbour({ moment, side }: { moment: Moment; side: "earlier" | "later" }) {
  const t = useTranslations("moments.page");
  const date = useMomentDate()(moment, "short");
  const isLater = side === "later";
  const from = useCameFrom();
  return (
    <Link
      to={paths.moment(moment.id)}
      replace={from !== null}
      state={from === null ? undefined : cameFrom(from)}
      className={`group flex min-h-13 min-w-0 items-center gap-2 py-2 text-ink-soft hover:text-ink ${isLater ? "flex-row-reverse text-right" : ""}`}
    >
      <Icon glyph={isLater ? ChevronRight : ChevronLeft} size={16} />
      <span className="flex min-w-0 flex-col">
        <span className="type-small">{t(side)}</span>
        <span className="truncate type-button text-ink">{moment.word || date}</span>
        {moment.word !== "" && <span className="type-small">{date}</span>}
      </span>
    </Link>
  );
}
