import { CloudOff } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { useOnline } from "#app/lib/use-online.ts";
import { Icon } from "#app/ui/type/icon.tsx";
import type { Media } from "#domain/media/media.ts";
import { useMediaSource } from "../media-source.ts";

type MediaPictureProps = {
  media: Media;
  use: "tile" | "whole";
  alt: string;
  /** Its width on screen, for the `sizes` attribute. */
  sizes: string;
  isVeiled?: boolean;
};

/** The picture over its blurred preview, which is shown alone while it loads, while it is hidden, or when it fails to load. */
export function MediaPicture({ media, use, alt, sizes, isVeiled = false }: MediaPictureProps) {
  return (
    <span className="relative block size-full overflow-hidden bg-sunken">
      {media.blur !== "" && (
        <img src={media.blur} alt="" aria-hidden="true" className="media-blur absolute inset-0 size-full" />
      )}
      {!isVeiled && (
        <LoadedPicture
          key={`${media.id} ${media.rev === 0}`}
          media={media}
          use={use}
          alt={alt}
          sizes={sizes}
        />
      )}
    </span>
  );
}

function LoadedPicture({ media, use, alt, sizes }: Omit<MediaPictureProps, "isVeiled">) {
  const t = useTranslations("media.tile");
  const source = useMediaSource(media, use);
  const isOnline = useOnline();
  const [isHere, setHere] = useState(false);
  const [failedWhile, setFailedWhile] = useState<"online" | "offline" | null>(null);
  // A picture that failed without a network is loaded again with it.
  const isAway = failedWhile === "online" || (failedWhile === "offline" && !isOnline);
  if (source === null || isAway) {
    return (
      <span className="absolute inset-0 grid place-items-center bg-sunken/60 p-2 text-center type-caption text-ink">
        <span role="img" aria-label={alt} className="flex flex-col items-center gap-1">
          <Icon glyph={CloudOff} />
          {t(isOnline ? "broken" : "away")}
        </span>
      </span>
    );
  }
  if (!source) return null;
  return (
    <img
      src={source.src}
      srcSet={source.srcSet}
      sizes={source.srcSet && sizes}
      alt={alt}
      decoding="async"
      loading={use === "tile" ? "lazy" : "eager"}
      draggable={false}
      data-state={isHere ? "here" : "loading"}
      onLoad={() => setHere(true)}
      onError={() => setFailedWhile(isOnline ? "online" : "offline")}
      className="media-image absolute inset-0 size-full"
    />
  );
}
