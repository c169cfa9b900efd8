import "./media.css";
import { useState } from "react";
import { useMediaOfMoment } from "#app/store/media/media.ts";
import type { Media } from "#domain/media/media.ts";
import { useMediaSource } from "./media-source.ts";
import { useVeil } from "./reveal.ts";

/** The first photo of a moment, filling its box in a row; an ornament: where it cannot be shown its blurred preview stays. */
export function MomentThumb({ momentId }: { momentId: string }) {
  const [first] = useMediaOfMoment(momentId) ?? [];
  return first ? <Thumb media={first} /> : null;
}

function Thumb({ media }: { media: Media }) {
  const { isVeiled } = useVeil(media);
  return (
    <span className="relative block size-full overflow-hidden bg-sunken">
      {media.blur !== "" && <img src={media.blur} alt="" className="media-blur absolute inset-0 size-full" />}
      {!isVeiled && <SmallPicture key={media.id} media={media} />}
    </span>
  );
}

function SmallPicture({ media }: { media: Media }) {
  const source = useMediaSource(media, "tile");
  const [state, setState] = useState<"loading" | "here" | "away">("loading");
  if (!source || state === "away") return null;
  return (
    <img
      src={source.src}
      alt=""
      decoding="async"
      loading="lazy"
      draggable={false}
      data-state={state}
      onLoad={() => setState("here")}
      onError={() => setState("away")}
      className="media-image absolute inset-0 size-full"
    />
  );
}
