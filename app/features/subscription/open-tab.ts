/** Opens a page of the payment provider in a new tab without access to this one (noopener). */
export function openTab(url: string): void {
  const link = document.createElement("a");
  link.href = url;
  link.target = "_blank";
  link.rel = "noopener noreferrer";
  link.click();
}
