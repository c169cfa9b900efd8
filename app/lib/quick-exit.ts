const neutralPage = "https://www.wikipedia.org/";

/** Hides the page at once, then opens a neutral site. The page is replaced in the history. */
export function leaveQuickly(): void {
  document.documentElement.hidden = true;
  document.title = "Wikipedia";
  location.replace(neutralPage);
}
