import { EyeOff } from "lucide-react";
import type { ComponentProps } from "react";
import { useTranslations } from "use-intl/react";
import { Button } from "#app/ui/actions/button.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { Media } from "#domain/media/media.ts";
import { MediaPicture } from "../grid/media-picture.tsx";
import { useMediaSource } from "../media-source.ts";
import type { useGestures } from "./use-gestures.ts";

type StageProps = {
  media: Media;
  alt: string;
  isVeiled: boolean;
  onReveal: () => void;
  gestures: ReturnType<typeof useGestures>;
};

/** The picture on its paper, as large as possible. */
export function Stage({ media, alt, isVeiled, onReveal, gestures }: StageProps) {
  const t = useTranslations("media.viewer");
  const { width, height } = media;
  const { scale, x, y } = gestures.zoom;
  const paper = { "--ratio": width > 0 && height > 0 ? width / height : 1 };
  if (isVeiled) {
    return (
      <div className="viewer-paper" style={paper}>
        <MediaPicture media={media} use="whole" alt="" sizes="100vw" isVeiled />
        <div className="absolute inset-0 flex flex-col items-center justify-center gap-4 p-4 text-center">
          <div className="flex flex-col items-center gap-3 rounded-(--radius-sheet) bg-raised/90 p-5">
            <Text>{t("hidden")}</Text>
            <Button icon={EyeOff} onClick={onReveal}>
              {t("show")}
            </Button>
          </div>
        </div>
      </div>
    );
  }
  if (media.kind === "video") {
    return (
      <div className="viewer-paper" style={paper}>
        <Film media={media} alt={alt} />
      </div>
    );
  }
  return (
    <div
      {...gestures.handlers}
      // What is enlarged stays inside: it would lie over the tools and take their presses.
      className="absolute inset-0 grid touch-none place-items-center overflow-clip"
      data-stage
    >
      <div
        className="viewer-paper"
        data-zoomed={scale > 1 || undefined}
        style={{ ...paper, transform: `translate(${x}px, ${y}px) scale(${scale})` }}
      >
        <MediaPicture media={media} use="whole" alt={alt} sizes="(width < 64rem) 100vw, 70vw" />
      </div>
    </div>
  );
}

function Film({ media, alt }: { media: Media; alt: string }) {
  const film = useMediaSource(media, "video");
  const poster = useMediaSource(media, "whole");
  if (!film) return <MediaPicture media={media} use="whole" alt={alt} sizes="100vw" />;
  const shown: ComponentProps<"video"> = {
    src: film.src,
    controls: true,
    playsInline: true,
    preload: "metadata",
    "aria-label": alt,
    className: "size-full bg-sunken object-contain",
    ...(poster ? { poster: poster.src } : {}),
  };
  return <video key={media.id} {...shown} />;
}
