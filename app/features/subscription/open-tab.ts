/** A page of the payment provider, in a tab that knows nothing of this one. */
export function openTab(url: string): void {
  const link = document.createElement("a");
  link.href = url;
  link.target = "_blank";
  link.rel = "noopener noreferrer";
  link.click();
}
