/** Text of a file from anywhere: what its first bytes say, else UTF-8, else the Windows code page of western Europe. */

type TextEncodingName = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";

export function decodeText(bytes: Uint8Array): {
  readonly text: string;
  readonly encoding: TextEncodingName;
} {
  const encoding = markedEncoding(bytes);
  if (encoding) return { text: new TextDecoder(encoding).decode(bytes), encoding };
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), encoding: "utf-8" };
  } catch {
    return { text: new TextDecoder("windows-1252").decode(bytes), encoding: "windows-1252" };
  }
}

/** By the byte order mark; null without one. */
function markedEncoding([first, second, third]: Uint8Array): TextEncodingName | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return null;
}

/** A photo or a program decodes to something too: text has no zero among its first signs. */
export function isText(text: string): boolean {
  return !text.slice(0, 4_000).includes("\0");
}

/** What Base64 stands for, as UTF-8; null for anything else. */
export function textOfBase64(text: string): string | null {
  const plain = text.replace(/\s+/g, "");
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(plain.length > 2_000 ? plain.slice(0, 1_000) : plain)) return null;
  try {
    const binary = atob(plain);
    return new TextDecoder("utf-8", { fatal: true }).decode(
      Uint8Array.from(binary, (sign) => sign.charCodeAt(0)),
    );
  } catch {
    return null;
  }
}
