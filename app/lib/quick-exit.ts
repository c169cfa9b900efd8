import { lockNow } from "./lock/lock-registry.ts";
import { leaveFor } from "./page-history.ts";

const neutralPage = "https://www.wikipedia.org/";

/**
 * Hides the page at once, locks it, then opens a neutral site. The page is replaced in the history; the earlier ones of this tab lead there
 * too, by the address that app/boot.js finds.
 */
export function leaveQuickly(): void {
  document.documentElement.hidden = true;
  lockNow();
  document.title = "Wikipedia";
  try {
    sessionStorage.setItem("tendre.left", neutralPage);
  } catch {
    // Refused: it is left all the same.
  }
  leaveFor(neutralPage);
}
