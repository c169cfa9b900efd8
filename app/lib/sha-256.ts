/** SHA-256 in hexadecimal: by the browser, and by a library where the page is insecure ([Note: insecure pages], web-locks.ts). */
export async function digest(content: ArrayBuffer | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = content instanceof Uint8Array ? content : new Uint8Array(content);
  const hash = crypto.subtle
    ? new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))
    : (await import("@noble/hashes/sha2.js")).sha256(bytes);
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
