import "./media.css";
import { useTranslations } from "use-intl/react";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { useMediaOfMoment } from "#app/store/media/media.ts";
import { usePictureWords } from "#app/store/media/picture-words.ts";
import type { Media } from "#domain/media/media.ts";
import { MediaPicture } from "./grid/media-picture.tsx";
import { mediaWords } from "./media-words.ts";
import { useVeil } from "./reveal.ts";

/** The first photo of a moment, not interactive, beside a link. Nothing when there is none. */
export function MomentPicture({ momentId }: { momentId: string }) {
  const photo = useMediaOfMoment(momentId)?.find(({ kind }) => kind === "photo");
  if (!photo) return null;
  return (
    <WithMessages words={mediaWords}>
      <Picture photo={photo} />
    </WithMessages>
  );
}

function Picture({ photo }: { photo: Media }) {
  const t = useTranslations("media.tile");
  const { isVeiled } = useVeil(photo);
  const shows = usePictureWords(photo.id);
  return (
    <span className="block aspect-[4/5] w-24 flex-none -rotate-1 tipped-in lg:w-34">
      <MediaPicture
        media={photo}
        use="tile"
        alt={shows || photo.caption || t("photo", { place: 1, count: 1 })}
        sizes="136px"
        isVeiled={isVeiled}
      />
    </span>
  );
}
