/** Rows whose Blobs are kept as bytes; fetched with the first refusal (kept-bytes.ts). */
import type { KeptBytes } from "./kept-bytes.ts";

export function bytesOf(rows: readonly { readonly blob: unknown }[]): Promise<readonly unknown[]> {
  return Promise.all(rows.map(toBytes));
}

async function toBytes(row: { readonly blob: unknown }): Promise<unknown> {
  const { blob } = row;
  if (!(blob instanceof Blob)) return row;
  return { ...row, blob: { bytes: await blob.arrayBuffer(), type: blob.type } satisfies KeptBytes };
}
