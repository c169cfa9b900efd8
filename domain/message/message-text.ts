/** The text of a message: cleaned when it is written, and again before it is shown, since a sender's device may be anybody's. */
import { cleanText } from "#domain/text/clean-text.ts";

/** Marks stacked on one letter beyond these hide the lines around it. */
const stacked = /(\p{M}{4})\p{M}+/gu;
/** What is there without being seen; joiners and variation selectors stay, emoji need them. */
const unseen = /[[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]--[\u200C\u200D\uFE00-\uFE0F]]/gv;
const blank = /[\p{Default_Ignorable_Code_Point}\p{White_Space}\u2800]/gu;

/** No controls, no change of direction, nothing that is there and not seen. Empty where nothing would be seen. */
export function cleanMessage(text: string): string {
  const cleaned = cleanText(text).replace(unseen, "").replace(stacked, "$1").trim();
  return cleaned.replace(blank, "") === "" ? "" : cleaned;
}
