import { EngravedPicture } from "./engraving.tsx";
import { picture } from "./generated/unmapped-dashboard.ts";

/** First evening: a blank signpost where two dotted ways part. 560 × 168, fills its column. */
export function UnmappedDashboard({ label }: { label?: string }) {
  return <EngravedPicture engraving={picture} fit="width" {...(label ? { label } : {})} />;
}
