import { lockNow } from "./lock/lock-registry.ts";
import { leaveFor } from "./page-history.ts";

const neutralPage = "https://www.wikipedia.org/";

/** Hides the page at once, locks it, then opens a neutral site. The page is replaced in the history. */
export function leaveQuickly(): void {
  document.documentElement.hidden = true;
  lockNow();
  document.title = "Wikipedia";
  leaveFor(neutralPage);
}
