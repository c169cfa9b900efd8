/** The URL of a photo's file: on the server, behind the session's cookie; or on this device, until the server has it. */

import { useEffect } from "react";
import { useBackendHealth } from "#app/lib/backend-health.ts";
import { fetchAhead } from "#app/lib/chunk-reload.ts";
import { useOnline } from "#app/lib/use-online.ts";
import { type Journal, useJournal } from "#app/store/db/journal.ts";
import type { FileName } from "#app/store/db/upload-row.ts";
import { useIsKeptHere } from "#app/store/media/media.ts";
import { useFileAddress } from "#app/store/uploads/files.ts";
import { attemptQuietly } from "#app/store/write/outcome.ts";
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
  whole: ["large", "original", "poster", "preview", "small"],
  video: ["video", "original"],
};

/** Undefined while reading, null when there is none. */
export function useMediaSource(
  media: Media,
  use: "tile" | "whole" | "video",
): MediaSource | null | undefined {
  const isKeptHere = useIsKeptHere() || media.rev === 0;
  const isAway = useIsAway();
  const here = useFileAddress(media.id, hereFor[use], isKeptHere || isAway);
  useKeepLarge(media, use === "whole" && !isKeptHere && !isAway);
  if (isKeptHere) return typeof here === "string" ? { src: here, srcSet: undefined } : here;
  // What the device kept of it; what it did not keep may still be in the browser's own cache, at the server's address.
  if (isAway && here !== null) return here === undefined ? here : { src: here, srcSet: undefined };
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

/** No network, or a server that does not answer. */
function useIsAway(): boolean {
  const isOnline = useOnline();
  const { status } = useBackendHealth();
  return !isOnline || status === "offline";
}

/** Milliseconds that one looks at a photo before it is kept. */
const lookTime = 1_500;

function useKeepLarge(media: Media, isLookedAt: boolean): void {
  const journal = useJournal();
  useEffect(() => {
    if (!journal || !isLookedAt || media.kind !== "photo") return;
    const timer = setTimeout(() => void fetchAhead(() => keepLarge(journal, media)), lookTime);
    return () => clearTimeout(timer);
  }, [journal, media, isLookedAt]);
}

/** A disk that is full keeps less: what is shown comes from the server. */
async function keepLarge(journal: Journal, media: Media): Promise<void> {
  const { keepLargePicture } = await import("#app/store/media/kept-pictures.ts");
  await attemptQuietly(() => keepLargePicture(journal, media));
}
