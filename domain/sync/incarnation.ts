/**
 * Determines which revs mean the same for device and server. A database that was restored from a copy assigns revs again; each of its
 * incarnations has an id, and both sides remember the last rev of each (docs/sync.md, device rule 12).
 */

export type Incarnation = {
  readonly incarnation: string;
  /** The person's last rev under it: assigned by the server, or received by the device. */
  readonly rev: number;
};

/** Whether the server's history contains everything the device received under its last incarnation. `server` in any order. */
export function isSamePast(server: readonly Incarnation[], heard: Incarnation): boolean {
  return server.some(({ incarnation, rev }) => incarnation === heard.incarnation && heard.rev <= rev);
}

/**
 * The last rev of the shared history; 0 when there is none. `device` oldest first: revs under an incarnation that the server does not know
 * were lost, earlier ones were not.
 */
export function sharedRev(server: readonly Incarnation[], device: readonly Incarnation[]): number {
  for (const heard of device.toReversed()) {
    const known = server.find(({ incarnation }) => incarnation === heard.incarnation);
    if (known) return Math.min(known.rev, heard.rev);
  }
  return 0;
}

/** Incarnations that a device remembers; a device with more was away for longer than tombstones are kept. */
const incarnationsAtMost = 40;

/** The device's incarnations after it received `rev` under `incarnation`. */
export function withReceived(
  device: readonly Incarnation[],
  { incarnation, rev }: Incarnation,
): readonly Incarnation[] {
  const last = device.at(-1);
  const earlier = last?.incarnation === incarnation ? device.slice(0, -1) : device;
  return [...earlier, { incarnation, rev }].slice(-incarnationsAtMost);
}
