/**
 * "Others use this device too": no "remember me", nothing of the journal here after a quarter of an hour without a touch,
 * and the sign-out asks. It is a property of the browser, so it outlives whoever said it.
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

/** Nobody has touched any tab of this browser for the limit; never on a device of one's own. */
export function isIdle(now = Date.now()): boolean {
  const last = Number(readLocal(activeKey) ?? now);
  return isSharedDevice() && now - last >= idleLimit;
}

/** Tells once, each time it is found out. */
export function watchIdleness(tell: () => void): void {
  let noted = 0;
  const note = () => {
    const now = Date.now();
    // A touch after the limit does not open what is over.
    if (isIdle(now)) return tell();
    if (!isSharedDevice() || now - noted < noteEvery) return;
    noted = now;
    noteActivity(now);
  };
  for (const touch of ["pointerdown", "keydown", "wheel", "touchstart"])
    addEventListener(touch, note, { capture: true, passive: true });
  const check = () => isIdle() && tell();
  document.addEventListener("visibilitychange", check);
  addEventListener("pageshow", check);
  addEventListener("storage", ({ key, newValue }) => key === sharedKey && shared.set(newValue === "true"));
  setInterval(check, checkEvery);
}
