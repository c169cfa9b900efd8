import { useTranslations } from "use-intl/react";
import type { RowConflict } from "#app/store/conflicts/conflicts.ts";
import { useViewRow } from "#app/store/db/use-view.ts";
import { ConflictCard } from "./conflict-card.tsx";
import { ConflictFrame } from "./conflict-frame.tsx";
import { DeletedCard } from "./deleted-card.tsx";
import { PhotoOrderCard } from "./photo-order-card.tsx";
import { useChoice } from "./use-choice.ts";
import { useConflictTitle } from "./use-conflict-title.ts";

type OneConflictProps = { rowConflict: RowConflict; onDone?: () => void; onLater?: () => void };

/** Renders the card for the kind of conflict. */
export function OneConflict({ rowConflict, ...ways }: OneConflictProps) {
  const row = useViewRow(rowConflict.table, rowConflict.rowId);
  if (row === undefined) return null;
  const fields = rowConflict.conflicts.map(({ field }) => field);
  const isDeletion = fields.includes("deleted_at");
  if (row === null || (isDeletion && row.deleted_at === null)) {
    return <Overtaken rowConflict={rowConflict} isBack={row !== null} {...ways} />;
  }
  const shown = { rowConflict, row: { ...row }, ...ways };
  if (isDeletion) return <DeletedCard {...shown} />;
  if (fields.every((field) => field === "position")) return <PhotoOrderCard {...shown} />;
  return <ConflictCard {...shown} />;
}

/** The conflict was resolved meanwhile. */
function Overtaken({ rowConflict, isBack, onDone }: OneConflictProps & { isBack: boolean }) {
  const t = useTranslations("conflicts");
  const title = useConflictTitle()(rowConflict);
  const { choose, isChoosing, refusal } = useChoice(rowConflict, title, onDone);
  return (
    <ConflictFrame
      title={title}
      hint={t(isBack ? "backHint" : "goneHint")}
      refusal={refusal}
      isChoosing={isChoosing}
      keepLabel={t("understood")}
      onKeep={() => void choose("leave in the trash")}
    />
  );
}
