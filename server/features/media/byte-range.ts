import type { ByteRange } from "#server/storage/sealed-files.ts";

/**
 * The one range of a `Range` header (RFC 9110, 14.2) within `length` bytes. null: all of it was asked for, or something
 * that may be answered so (several ranges, another unit). "none": there are no such bytes.
 */
export function readByteRange(header: string | undefined, length: number): ByteRange | null | "none" {
  const parts = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? "");
  if (!parts) return null;
  const [, from = "", to = ""] = parts;
  if (from === "" && to === "") return null;
  if (from === "") {
    const last = Math.min(Number(to), length);
    return last === 0 ? "none" : { first: length - last, last: length - 1 };
  }
  const range = { first: Number(from), last: to === "" ? length - 1 : Math.min(Number(to), length - 1) };
  if (range.first >= length) return "none";
  return to !== "" && Number(to) < range.first ? null : range;
}
