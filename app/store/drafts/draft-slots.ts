/**
 * Several drafts of things without an id: one per tab, so that two forms never overwrite each other. The first slot has the key's own name.
 * A tab keeps its slot; a new one takes a draft that no tab holds, or an empty slot.
 */
const slots = 20;

export function draftSlots(key: string): readonly string[] {
  const base = key.replace(/#\d+$/, "");
  return Array.from({ length: slots }, (_, at) => (at === 0 ? base : `${base}#${at}`));
}

/** Slots to try, in order. `mine`: this tab's former slot; `kept`: slots that contain a draft. */
export function orderSlots(key: string, mine: string | null, kept: ReadonlySet<string>): readonly string[] {
  const all = draftSlots(key);
  const rank = (slot: string) => (slot === mine ? 0 : kept.has(slot) ? 1 : 2);
  return all.toSorted((a, b) => rank(a) - rank(b));
}

type Locks = {
  request: (
    name: string,
    options: { ifAvailable: true },
    work: (lock: unknown) => Promise<void>,
  ) => Promise<unknown>;
};
type Claim = {
  readonly locks: Locks;
  readonly mine: string | null;
  readonly kept: ReadonlySet<string>;
  /** Separates the slots of different journals. */
  readonly scope: string;
};

/** The first slot that no other tab holds; held until released or the tab is closed. */
export async function claimSlot(
  key: string,
  { locks, mine, kept, scope }: Claim,
): Promise<{ readonly slot: string; readonly release: () => void }> {
  for (const slot of orderSlots(key, mine, kept)) {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const { promise: answer, resolve: tell } = Promise.withResolvers<boolean>();
    const lockRequest = locks.request(
      `tendre-draft ${scope} ${slot}`,
      { ifAvailable: true },
      async (lock) => {
        tell(lock !== null);
        if (lock !== null) await held;
      },
    );
    lockRequest.catch(() => tell(false));
    if (await answer) return { slot, release };
  }
  return { slot: key, release: () => undefined };
}
