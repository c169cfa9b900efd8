import { useTranslations } from "use-intl/react";
import { isComposing } from "#app/lib/composing.ts";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { Media } from "#domain/media/media.ts";
import { tileRatio } from "../grid/media-grid.tsx";
import { MediaPicture } from "../grid/media-picture.tsx";
import { useVeil } from "../reveal.ts";
import { useArranging } from "./use-arranging.ts";

type ArrangeGridProps = { media: readonly Media[]; label: string };

const steps: Readonly<Partial<Record<string, number>>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

/** The same pictures, to be reordered. */
export function ArrangeGrid({ media, label }: ArrangeGridProps) {
  const t = useTranslations("media.arrange");
  const { chosen, chosenAt, movedTo, choose, step, drag, leave } = useArranging(media);
  const count = media.length;
  const said =
    movedTo === null
      ? chosenAt >= 0 && t("chosen", { place: chosenAt + 1, count })
      : t("moved", { place: movedTo + 1, count });
  return (
    <Stack gap={4}>
      <Text size="small" tone="soft" role="status">
        {said || t("hint")}
      </Text>
      <ul aria-label={label} data-size="large" className="media-grid">
        {media.map((row, index) => (
          <li
            key={row.id}
            className="media-tile tipped-in"
            data-chosen={row.id === chosen || undefined}
            style={{ "--ratio": tileRatio(row) }}
          >
            <button
              type="button"
              draggable
              aria-label={row.caption || t("tile", { place: index + 1, count })}
              aria-pressed={row.id === chosen}
              data-arrange={row.id}
              className="relative block size-full cursor-grab"
              onClick={() => choose(row.id)}
              onKeyDown={(event) => {
                if (isComposing(event)) return;
                const by = steps[event.key];
                if (event.key === "Escape") leave();
                if (by === undefined) return;
                event.preventDefault();
                const button = event.currentTarget;
                void step(row.id, by).then(() => button.focus());
              }}
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = "move";
                event.dataTransfer.setData("text/plain", row.caption);
                drag(row.id);
              }}
              onDragOver={(event) => chosen !== null && event.preventDefault()}
              onDrop={(event) => {
                event.preventDefault();
                if (chosen !== null && chosen !== row.id) choose(row.id);
              }}
              onDragEnd={leave}
            >
              <ArrangePicture media={row} />
            </button>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

function ArrangePicture({ media }: { media: Media }) {
  const { isVeiled } = useVeil(media);
  return <MediaPicture media={media} use="tile" alt="" sizes="300px" isVeiled={isVeiled} />;
}
