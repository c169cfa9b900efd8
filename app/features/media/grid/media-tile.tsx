import { EyeOff, Play } from "lucide-react";
import { useTranslations } from "use-intl/react";
import { Icon } from "#app/ui/type/icon.tsx";
import type { Media } from "#domain/media/media.ts";
import { useVeil } from "../reveal.ts";
import { MediaPicture } from "./media-picture.tsx";

type MediaTileProps = {
  media: Media;
  place: number;
  count: number;
  /** As wide as its page. */
  isLarge?: boolean;
  onOpen: (id: string) => void;
};

/** A photo of the grid. A blurred one is first revealed, then opened. */
export function MediaTile({ media, place, count, isLarge = false, onOpen }: MediaTileProps) {
  const t = useTranslations("media.tile");
  const { isVeiled, reveal } = useVeil(media);
  const name = media.caption || t(media.kind, { place, count });
  return (
    <button
      type="button"
      onClick={() => (isVeiled ? reveal() : onOpen(media.id))}
      aria-label={isVeiled ? `${name}. ${t("hidden")}` : name}
      data-media={media.id}
      className="relative block size-full cursor-pointer"
    >
      <MediaPicture
        media={media}
        use={isLarge ? "whole" : "tile"}
        alt=""
        sizes={isLarge ? "(width < 64rem) 94vw, 830px" : "(width < 64rem) 60vw, 300px"}
        isVeiled={isVeiled}
      />
      {isVeiled && (
        <span className="absolute inset-0 grid place-items-center text-ink">
          <span className="grid size-9 place-items-center rounded-(--radius-round) bg-raised/80">
            <Icon glyph={EyeOff} />
          </span>
        </span>
      )}
      {media.kind === "video" && !isVeiled && <VideoMark seconds={media.duration} />}
    </button>
  );
}

function VideoMark({ seconds }: { seconds: number | null }) {
  return (
    <span className="absolute bottom-1 left-1 flex items-center gap-1 rounded-(--radius-field) bg-raised/90 px-1.5 py-0.5 type-caption text-ink">
      <Icon glyph={Play} size={12} />
      {seconds !== null && lengthInWords(seconds)}
    </span>
  );
}

/** 74 seconds: `1:14`. */
function lengthInWords(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
