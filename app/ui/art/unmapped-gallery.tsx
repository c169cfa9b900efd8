import { EngravedPicture } from "./engraving.tsx";
import { picture } from "./generated/unmapped-gallery.ts";

/** No photo yet: an easel in the open, its canvas bare. 560 × 168, fills its column. */
export function UnmappedGallery({ label }: { label?: string }) {
  return <EngravedPicture engraving={picture} fit="width" {...(label ? { label } : {})} />;
}
