/** Hands a file made on this device to the browser's downloads. */

/** Milliseconds after which the browser has certainly begun to read it. */
const held = 60_000;

export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), held);
}
