/** Two orders of the same photos. */
import { NotebookPen } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { isAlive, useView } from "#app/store/db/use-view.ts";
import { Columns } from "#app/ui/layout/columns.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import type { Media } from "#domain/media/media.ts";
import { byPosition } from "#domain/media/media-list.ts";
import type { ConflictProps } from "./conflict-card.tsx";
import { ConflictFrame } from "./conflict-frame.tsx";
import { useChoice } from "./use-choice.ts";
import { useConflictTitle } from "./use-conflict-title.ts";
import { useWriter } from "./use-writer.ts";
import { Version } from "./version.tsx";
import { SideChoice } from "./version-choice.tsx";

export function PhotoOrderCard({ rowConflict, row, onDone, onLater }: ConflictProps) {
  const t = useTranslations("conflicts");
  const format = useFormat();
  const title = useConflictTitle()(rowConflict);
  const { choose, isChoosing, refusal } = useChoice(rowConflict, title, onDone);
  const writer = useWriter(rowConflict);
  const [choice, setChoice] = useState<"mine" | "theirs">(writer.isOwn ? "mine" : "theirs");
  const media = useView("media");
  const wanted = new Map(rowConflict.conflicts.map(({ row_id, value }) => [row_id, Number(value)]));
  const shown = [...(media?.values() ?? [])].filter(
    (one) => isAlive(one) && one.relationship_id === row.relationship_id,
  );
  const kept = shown.toSorted(byPosition);
  const other = shown
    .map((one) => ({ ...one, position: wanted.get(one.id) ?? one.position }))
    .toSorted(byPosition);
  return (
    <ConflictFrame
      title={title}
      hint={t("plainHint")}
      refusal={refusal}
      isChoosing={isChoosing}
      onKeep={() => void choose(choice)}
      onLater={onLater}
    >
      <Columns template="halves">
        <Stack gap={2}>
          <Version icon={writer.icon} title={writer.name} when={format.when(rowConflict.at)} parts={[]} />
          <Strip photos={other} />
        </Stack>
        <Stack gap={2}>
          <Version icon={NotebookPen} title={t("kept")} when={null} parts={[]} />
          <Strip photos={kept} />
        </Stack>
      </Columns>
      <SideChoice otherLabel={writer.keepLabel} value={choice} onChange={setChoice} />
    </ConflictFrame>
  );
}

/** Small previews, in order. */
function Strip({ photos }: { photos: readonly Media[] }) {
  const t = useTranslations("conflicts");
  return (
    <ol className="flex flex-wrap gap-2">
      {photos.map(({ id, blur, caption }, index) => (
        <li key={id} className="size-14 overflow-hidden bg-sunken">
          <img
            src={blur || undefined}
            alt={caption || t("photoOrder", { position: index + 1 })}
            className="size-full object-cover"
          />
        </li>
      ))}
    </ol>
  );
}
