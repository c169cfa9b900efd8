import "./media.css";
import { useTranslations } from "use-intl/react";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { useMediaOfMoment } from "#app/store/media/media.ts";
import type { Media } from "#domain/media/media.ts";
import { tileRatio } from "./grid/media-grid.tsx";
import { MediaTile } from "./grid/media-tile.tsx";
import { mediaWords } from "./media-words.ts";
import { useOpenPhoto } from "./use-open-photo.ts";

const shownAtMost = 4;

/** The photos of a moment below its text, on a page whose gallery opens them. Nothing when there are none. */
export function MomentThumbs({ momentId }: { momentId: string }) {
  const media = useMediaOfMoment(momentId);
  if (!media || media.length === 0) return null;
  return (
    <WithMessages words={mediaWords}>
      <Thumbs media={media} />
    </WithMessages>
  );
}

function Thumbs({ media }: { media: readonly Media[] }) {
  const t = useTranslations("media");
  const { open } = useOpenPhoto();
  return (
    <ul aria-label={t("title")} data-shape="thumbs" className="media-grid mt-2">
      {media.slice(0, shownAtMost).map((row, index) => (
        <li key={row.id} className="media-tile tipped-in" style={{ "--ratio": tileRatio(row) }}>
          <MediaTile media={row} place={index + 1} count={media.length} onOpen={open} />
        </li>
      ))}
    </ul>
  );
}
