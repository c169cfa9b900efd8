/**
 * Which revs a device and a server mean the same by. A database that was put back from a copy gives revs anew; each of its
 * lives has an id of its own, and both sides remember how far they came under which (docs/sync.md, device rule 12).
 */

export type Incarnation = {
  readonly incarnation: string;
  /** The person's last rev under it: given by the server, or heard by the device. */
  readonly rev: number;
};

/** Whether all that the device heard under its last life is the server's past too. `server` in any order. */
export function isSamePast(server: readonly Incarnation[], heard: Incarnation): boolean {
  return server.some(({ incarnation, rev }) => incarnation === heard.incarnation && heard.rev <= rev);
}

/**
 * The last rev that both mean the same by; 0 when nothing says so. `device` oldest first: what it heard under a life that
 * the server does not know was lost, what came before was not.
 */
export function sharedRev(server: readonly Incarnation[], device: readonly Incarnation[]): number {
  for (const heard of device.toReversed()) {
    const known = server.find(({ incarnation }) => incarnation === heard.incarnation);
    if (known) return Math.min(known.rev, heard.rev);
  }
  return 0;
}

/** Lives that a device remembers; more than this, and it is away for longer than anything is kept. */
const incarnationsAtMost = 40;

/** The device's lives after it heard `rev` under `incarnation`. */
export function withReceived(
  device: readonly Incarnation[],
  { incarnation, rev }: Incarnation,
): readonly Incarnation[] {
  const last = device.at(-1);
  const earlier = last?.incarnation === incarnation ? device.slice(0, -1) : device;
  return [...earlier, { incarnation, rev }].slice(-incarnationsAtMost);
}
