import { EngravedPicture } from "./engraving.tsx";
import { picture } from "./generated/unmapped-statistics.ts";

/** Too few entries to say anything: land being measured. 560 × 168, fills its column. */
export function UnmappedStatistics({ label }: { label?: string }) {
  return <EngravedPicture engraving={picture} fit="width" {...(label ? { label } : {})} />;
}
