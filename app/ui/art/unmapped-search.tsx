import { EngravedPicture } from "./engraving.tsx";
import { picture } from "./generated/unmapped-search.ts";

/** Nothing found: a spyglass and a way of dots. 560 × 168, fills its column. */
export function UnmappedSearch({ label }: { label?: string }) {
  return <EngravedPicture engraving={picture} fit="width" {...(label ? { label } : {})} />;
}
