/** Base32 (RFC 4648) back into bytes, as an authenticator app reads a secret. */
export function readBase32(text: string): Uint8Array {
  const values = [...text].map((letter) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter));
  if (values.includes(-1)) throw new Error(`Not base32: ${text}`);
  const bits = values.map((value) => value.toString(2).padStart(5, "0")).join("");
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
}
