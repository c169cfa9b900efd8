import { useTranslations } from "use-intl/react";
import type { Crossing } from "#app/store/conflicts/conflicts.ts";
import { useViewRow } from "#app/store/db/use-view.ts";
import { CrossingCard } from "./crossing-card.tsx";
import { CrossingFrame } from "./crossing-frame.tsx";
import { DeletedCard } from "./deleted-card.tsx";
import { PhotoOrderCard } from "./photo-order-card.tsx";
import { useChoice } from "./use-choice.ts";
import { useCrossingTitle } from "./use-crossing-title.ts";

type OneCrossingProps = { crossing: Crossing; onDone?: () => void; onLater?: () => void };

/** Whatever met whatever: the question that fits. */
export function OneCrossing({ crossing, ...ways }: OneCrossingProps) {
  const row = useViewRow(crossing.table, crossing.rowId);
  if (row === undefined) return null;
  const fields = crossing.conflicts.map(({ field }) => field);
  const isDeletion = fields.includes("deleted_at");
  if (row === null || (isDeletion && row.deleted_at === null)) {
    return <Overtaken crossing={crossing} isBack={row !== null} {...ways} />;
  }
  const shown = { crossing, row: { ...row }, ...ways };
  if (isDeletion) return <DeletedCard {...shown} />;
  if (fields.every((field) => field === "position")) return <PhotoOrderCard {...shown} />;
  return <CrossingCard {...shown} />;
}

/** The question answered itself meanwhile. */
function Overtaken({ crossing, isBack, onDone }: OneCrossingProps & { isBack: boolean }) {
  const t = useTranslations("crossings");
  const title = useCrossingTitle()(crossing);
  const { choose, isChoosing, refusal } = useChoice(crossing, title, onDone);
  return (
    <CrossingFrame
      title={title}
      hint={t(isBack ? "backHint" : "goneHint")}
      refusal={refusal}
      isChoosing={isChoosing}
      keepLabel={t("understood")}
      onKeep={() => void choose("leave in the trash")}
    />
  );
}
