import { EngravedPicture } from "./engraving.tsx";
import { picture } from "./generated/dangerous-sea.ts";

/** Something broke: the Dangerous Sea. 560 × 122, fills its column; close it with a neatline. */
export function DangerousSea({ label }: { label?: string }) {
  return <EngravedPicture engraving={picture} fit="width" {...(label ? { label } : {})} />;
}
