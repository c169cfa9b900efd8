import { useCallback, useEffect, useState } from "react";

/** What the browser says of its storage; bytes. A null is something that it does not say. */
export type StorageFacts = {
  readonly used: number | null;
  readonly quota: number | null;
  /** It promised not to clear it by itself. */
  readonly isKept: boolean | null;
};

async function readStorage(): Promise<StorageFacts> {
  const storage: Partial<StorageManager> | undefined = navigator.storage;
  const [estimate, isKept] = await Promise.all([
    storage?.estimate?.().catch(() => null) ?? null,
    storage?.persisted?.().catch(() => null) ?? null,
  ]);
  return { used: estimate?.usage ?? null, quota: estimate?.quota ?? null, isKept };
}

/** Undefined while reading. */
export function useStorage() {
  const [facts, setFacts] = useState<StorageFacts>();
  const look = useCallback(async () => setFacts(await readStorage()), []);
  useEffect(() => void look(), [look]);
  /** Asks the browser; some ask the person. False: it said no. */
  async function askToKeep(): Promise<boolean> {
    const isGranted = await navigator.storage.persist().catch(() => false);
    await look();
    return isGranted;
  }
  return { facts, askToKeep, look };
}
