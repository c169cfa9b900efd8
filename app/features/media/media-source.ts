/** The URL of a photo's file: on the server, behind the session's cookie; or on this device, until the server has it. */

import type { FileName } from "#app/store/db/upload-row.ts";
import { useIsKeptHere } from "#app/store/media/media.ts";
import { useFileAddress } from "#app/store/uploads/files.ts";
import type { Media } from "#domain/media/media.ts";
import { fittedSize, type MediaFile, mediaAddress, mediaSizes } from "#domain/media/upload.ts";

type MediaSource = {
  readonly src: string;
  readonly srcSet: string | undefined;
};

function serverAddress(media: Media, file: MediaFile): string {
  return mediaAddress(media, file);
}

const hereFor: Readonly<Record<"tile" | "whole" | "video", readonly FileName[]>> = {
  tile: ["small", "preview", "poster", "large", "original"],
  whole: ["large", "original", "poster", "preview"],
  video: ["video", "original"],
};

/** Undefined while reading, null when there is none. */
export function useMediaSource(
  media: Media,
  use: "tile" | "whole" | "video",
): MediaSource | null | undefined {
  const isKeptHere = useIsKeptHere() || media.rev === 0;
  const here = useFileAddress(media.id, hereFor[use], isKeptHere);
  if (isKeptHere) return typeof here === "string" ? { src: here, srcSet: undefined } : here;
  if (use === "video") return { src: serverAddress(media, "video"), srcSet: undefined };
  const widths = (["small", "medium", "large"] as const).map((file) => ({
    file,
    width: fittedSize(media, mediaSizes[file]).width,
  }));
  const [small, ...larger] = widths.filter(
    ({ width }, at) => at === 0 || width > (widths[at - 1]?.width ?? 0),
  );
  if (!small) return null;
  const listed = use === "tile" ? [small, ...larger.slice(0, 1)] : [small, ...larger];
  return {
    src: serverAddress(media, use === "tile" ? "small" : "medium"),
    srcSet: listed.map(({ file, width }) => `${serverAddress(media, file)} ${width}w`).join(", "),
  };
}
