/**
 * Shortcuts of a single key (N, /, ?) and the quick exit by Shift, each of which can be switched off on this device: speech input and sticky
 * keys press them unasked (WCAG 2.1.4).
 */
import { readLocal, removeLocal, writeLocal } from "./local-storage.ts";
import { createStore, type Store, useStore } from "./store.ts";

export const keySwitches = ["singleKeys", "quickExit"] as const;
export type KeySwitch = (typeof keySwitches)[number];

const storageKey = (name: KeySwitch) => `tendre.keys.${name}`;
const isOnHere = (name: KeySwitch) => readLocal(storageKey(name)) !== "off";

const switches: Readonly<Record<KeySwitch, Store<boolean>>> = {
  singleKeys: createStore(isOnHere("singleKeys")),
  quickExit: createStore(isOnHere("quickExit")),
};

export function isKeyOn(name: KeySwitch): boolean {
  return switches[name].get();
}

export function useKeySwitch(name: KeySwitch): boolean {
  return useStore(switches[name]);
}

export function switchKeys(name: KeySwitch, isOn: boolean): void {
  if (isOn) removeLocal(storageKey(name));
  else writeLocal(storageKey(name), "off");
  switches[name].set(isOn);
}
