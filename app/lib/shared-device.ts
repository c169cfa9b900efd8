/**
 * "Others use this device too": no "remember me", the journal is removed after a quarter of an hour without input, and the sign-out asks. A
 * property of the browser, so it outlives the person who set it.
 */
import { readLocal, writeLocal } from "./local-storage.ts";
import { createStore, useStore } from "./store.ts";

export const sharedKey = "tendre.sharedDevice";
const activeKey = "tendre.lastActive";
/** Milliseconds. */
const idleLimit = 15 * 60_000;
const noteEvery = 10_000;
const checkEvery = 15_000;

const shared = createStore(readLocal(sharedKey) === "true");

export function isSharedDevice(): boolean {
  return shared.get();
}

export function useSharedDevice(): boolean {
  return useStore(shared);
}

export function shareDevice(isShared: boolean): void {
  writeLocal(sharedKey, String(isShared));
  shared.set(isShared);
  if (isShared) noteActivity();
}

export function noteActivity(now = Date.now()): void {
  writeLocal(activeKey, String(now));
}

/** True when no tab of this browser had input for the limit; never on an unshared device. */
export function isIdle(now = Date.now()): boolean {
  const last = Number(readLocal(activeKey) ?? now);
  return isSharedDevice() && now - last >= idleLimit;
}

/** Calls back once each time the limit is reached. */
export function watchIdleness(onIdle: () => void): void {
  let noted = 0;
  const note = () => {
    const now = Date.now();
    // Input after the limit does not reopen the journal.
    if (isIdle(now)) return onIdle();
    if (!isSharedDevice() || now - noted < noteEvery) return;
    noted = now;
    noteActivity(now);
  };
  for (const touch of ["pointerdown", "keydown", "wheel", "touchstart"])
    addEventListener(touch, note, { capture: true, passive: true });
  const check = () => isIdle() && onIdle();
  document.addEventListener("visibilitychange", check);
  addEventListener("pageshow", check);
  addEventListener("storage", ({ key, newValue }) => key === sharedKey && shared.set(newValue === "true"));
  setInterval(check, checkEvery);
}
