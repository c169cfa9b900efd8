import { EngravedPicture } from "./engraving.tsx";
import { picture } from "./generated/blank-book.ts";

/** Nothing to reread yet, no conversation yet: an open book, its pages bare. 220 × 144, its own size. */
export function BlankBook({ label }: { label?: string }) {
  return <EngravedPicture engraving={picture} fit="own" {...(label ? { label } : {})} />;
}
