import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl/react";
import type { Media } from "#domain/media/media.ts";
import { tileRatio } from "../grid/media-grid.tsx";
import { MediaPicture } from "../grid/media-picture.tsx";
import { useVeil } from "../reveal.ts";

type FilmStripProps = { media: readonly Media[]; id: string; label: string; onGo: (id: string) => void };

/** Small pictures of all photos, below the current one. */
export function FilmStrip({ media, id, label, onGo }: FilmStripProps) {
  return (
    <ul aria-label={label} className="film-strip">
      {media.map((row, index) => (
        <li key={row.id} style={{ "--ratio": tileRatio(row) }}>
          <StripPicture
            media={row}
            place={index + 1}
            count={media.length}
            isCurrent={row.id === id}
            onGo={onGo}
          />
        </li>
      ))}
    </ul>
  );
}

type StripPictureProps = {
  media: Media;
  place: number;
  count: number;
  isCurrent: boolean;
  onGo: (id: string) => void;
};

function StripPicture({ media, place, count, isCurrent, onGo }: StripPictureProps) {
  const t = useTranslations("media.tile");
  const { isVeiled } = useVeil(media);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isCurrent) button.current?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [isCurrent]);
  return (
    <button
      ref={button}
      type="button"
      aria-label={t(media.kind, { place, count })}
      aria-current={isCurrent || undefined}
      onClick={() => onGo(media.id)}
      className="block size-full cursor-pointer"
    >
      <MediaPicture media={media} use="tile" alt="" sizes="120px" isVeiled={isVeiled} />
    </button>
  );
}
