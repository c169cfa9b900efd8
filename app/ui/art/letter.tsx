import { EngravedPicture } from "./engraving.tsx";
import { picture } from "./generated/letter.ts";

/** A message is on its way: a letter under wax. 232 × 148, its own size. */
export function Letter({ label }: { label?: string }) {
  return <EngravedPicture engraving={picture} fit="own" {...(label ? { label } : {})} />;
}
