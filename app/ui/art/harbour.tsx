import { EngravedPicture } from "./engraving.tsx";
import { picture } from "./generated/harbour.ts";

/** Offline: a boat moored, the quay lamp lit. 560 × 150, fills its column; close it with a neatline. */
export function Harbour({ label }: { label?: string }) {
  return <EngravedPicture engraving={picture} fit="width" {...(label ? { label } : {})} />;
}
