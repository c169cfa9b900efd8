import type { Media } from "#domain/media/media.ts";
import type { GalleryContent } from "../gallery.ts";
import { MediaTile } from "./media-tile.tsx";
import { UploadTile } from "./upload-tile.tsx";

type MediaGridProps = {
  content: GalleryContent;
  /** `rows` fills lines with pictures of one height; `strip` is one scrollable line. */
  shape: "rows" | "strip";
  size?: "small" | "large";
  label: string;
  /** The most pictures shown; the rest is in the gallery. */
  limit?: number | undefined;
  /** Pictures at the beginning that stand elsewhere on the page. */
  skip?: number;
  onOpen: (id: string) => void;
  onOpenUploads: () => void;
};

export function MediaGrid({
  content,
  shape,
  size,
  label,
  limit,
  skip = 0,
  onOpen,
  onOpenUploads,
}: MediaGridProps) {
  const { media, uploads } = content;
  const shown = media.slice(skip, limit);
  return (
    <ul aria-label={label} data-shape={shape} data-size={size} className="media-grid">
      {uploads.map((upload) => (
        <li key={upload.id} className="media-tile tipped-in" style={{ "--ratio": 1 }}>
          <UploadTile upload={upload} onOpen={onOpenUploads} />
        </li>
      ))}
      {shown.map((row, index) => (
        <li key={row.id} className="media-tile tipped-in" style={{ "--ratio": tileRatio(row) }}>
          <MediaTile media={row} place={skip + index + 1} count={media.length} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}

/** Very wide and very tall pictures are cropped, so that they do not fill a whole line. */
export function tileRatio({ width, height }: Pick<Media, "width" | "height">): number {
  if (width <= 0 || height <= 0) return 1;
  return Math.min(1.7, Math.max(0.66, width / height));
}
