import "./media.css";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { useMediaOfMoment } from "#app/store/media/media.ts";
import type { Media } from "#domain/media/media.ts";
import { MediaTile } from "./grid/media-tile.tsx";
import { mediaWords } from "./media-words.ts";
import { useOpenPhoto } from "./use-open-photo.ts";

/** The first photo of a moment, large, at the head of its page, whose gallery opens it. Nothing when there is none. */
export function MomentLead({ momentId }: { momentId: string }) {
  const media = useMediaOfMoment(momentId);
  const [first] = media ?? [];
  if (!media || !first) return null;
  return (
    <WithMessages words={mediaWords}>
      <Lead media={first} count={media.length} />
    </WithMessages>
  );
}

function Lead({ media, count }: { media: Media; count: number }) {
  const { open } = useOpenPhoto();
  return (
    <div className="media-lead tipped-in" style={{ "--ratio": leadRatio(media) }}>
      <MediaTile media={media} place={1} count={count} isLarge onOpen={open} />
    </div>
  );
}

/** Whole as far as a page goes: what is still taller or wider is cropped here, and whole in the viewer. */
function leadRatio({ width, height }: Pick<Media, "width" | "height">): number {
  if (width <= 0 || height <= 0) return 1.5;
  return Math.min(2.4, Math.max(0.7, width / height));
}
