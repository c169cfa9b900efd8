/** The files chosen since the sheet was opened, and those that were refused. In memory only. */
import { createStore, useStore } from "#app/lib/store.ts";
import type { Taken } from "./take-file.ts";

export type Refused = {
  readonly key: string;
  readonly name: string;
  readonly bytes: number;
  readonly reason: Extract<Taken, { ok: false }>["reason"];
};

type Picked = {
  readonly name: string;
  readonly bytes: number;
};

type State = {
  /** By the id of the media row. */
  readonly picked: ReadonlyMap<string, Picked>;
  readonly refused: readonly Refused[];
  /** Chosen files that are still being read. */
  readonly reading: number;
};

const empty: State = { picked: new Map(), refused: [], reading: 0 };
const store = createStore<State>(empty);

export const usePicked = () => useStore(store);
export const forgetPicked = () => store.set({ ...empty, reading: store.get().reading });

export function startReading(count: number): void {
  store.set({ ...store.get(), reading: store.get().reading + count });
}

export function reportTaken(file: File, taken: Taken): void {
  const { picked, refused, reading } = store.get();
  const { name, size: bytes } = file;
  if (taken.ok) {
    store.set({ picked: new Map(picked).set(taken.id, { name, bytes }), refused, reading: reading - 1 });
    return;
  }
  const key = `${name} ${bytes} ${refused.length}`;
  store.set({
    picked,
    refused: [...refused, { key, name, bytes, reason: taken.reason }],
    reading: reading - 1,
  });
}

export function dismissRefused(key: string): void {
  store.set({ ...store.get(), refused: store.get().refused.filter((each) => each.key !== key) });
}
