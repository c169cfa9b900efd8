/**
 * When a row was first written, according to its id (UUIDv7, created on the device): the same on every device and after a restore, unlike
 * `created_at`. Rows with other ids, or from a clock ahead of the server's, use `created_at`.
 */
type Recorded = { readonly id: string; readonly created_at: string };

const dayLength = 86_400_000;

/** Milliseconds since 1970. */
export function writtenAt({ id, created_at }: Recorded): number {
  const recorded = Date.parse(created_at);
  if (id.charAt(14) !== "7") return recorded;
  const made = Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
  return made > recorded + dayLength ? recorded : made;
}
