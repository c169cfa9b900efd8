import type { MediaKind } from "#domain/media/media.ts";
import { photoTypes, videoTypes } from "#domain/media/upload.ts";

/** By file extension, where the browser knows no type (HEIC on most desktops). */
const endings: Readonly<Record<MediaKind, RegExp>> = {
  photo: /\.(?:jpe?g|jfif|png|webp|avif|heic|heif)$/i,
  video: /\.(?:mp4|m4v|webm|mov|qt)$/i,
};

/** The probable kind of the file; null when it is certainly neither. The server checks the content. */
export function guessKind({
  type,
  name,
}: {
  readonly type: string;
  readonly name: string;
}): MediaKind | null {
  if (photoTypes.includes(type)) return "photo";
  if (videoTypes.includes(type)) return "video";
  if (type !== "" && type !== "application/octet-stream") return null;
  if (endings.photo.test(name)) return "photo";
  return endings.video.test(name) ? "video" : null;
}

/** For file pickers. The extensions are for pickers that do not know HEIC. */
export const acceptedFiles = [...photoTypes, ...videoTypes, ".heic", ".heif", ".mov"].join(",");
