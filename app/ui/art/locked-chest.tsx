import { EngravedPicture } from "./engraving.tsx";
import { picture } from "./generated/chest.ts";

/** Sealed away: a chest under lock. 204 × 148, its own size. */
export function LockedChest({ label }: { label?: string }) {
  return <EngravedPicture engraving={picture} fit="own" {...(label ? { label } : {})} />;
}
