import { EngravedPicture } from "./engraving.tsx";
import { picture } from "./generated/unmapped-list.ts";

/** No relationship yet: land without names, one village in dots. 560 × 168, fills its column. */
export function UnmappedList({ label }: { label?: string }) {
  return <EngravedPicture engraving={picture} fit="width" {...(label ? { label } : {})} />;
}
