import { EngravedPicture } from "./engraving.tsx";
import { picture } from "./generated/lost-path.ts";

/** A record that is not there: the ink path breaks into dots. 560 × 72, fills its column. */
export function LostPath({ label }: { label?: string }) {
  return <EngravedPicture engraving={picture} fit="width" {...(label ? { label } : {})} />;
}
