/** The page while it is not in front: neither its content nor its title is shown, in the list of windows say. A setting of this browser. */

import { readLocal, removeLocal, writeLocal } from "../local-storage.ts";
import { hideTitle, showTitle } from "../page-title.ts";
import { createStore, useStore } from "../store.ts";

export const coverKey = "tendre.coverWhenHidden";
const isOn = createStore(readLocal(coverKey) !== "off");

export function useCoverSwitch(): boolean {
  return useStore(isOn);
}

export function switchCover(next: boolean): void {
  if (next) removeLocal(coverKey);
  else writeLocal(coverKey, "off");
  isOn.set(next);
}

const checks = new Set<() => void>();

/** `check` runs when the page comes to the front, while it is still covered. */
export function beforeUncovering(check: () => void): void {
  checks.add(check);
}

export function startPageCover(): void {
  document.addEventListener("visibilitychange", () => (isInFront() ? comeBack() : cover()));
  addEventListener("pagehide", cover);
  addEventListener("pageshow", comeBack);
  if (!isInFront()) cover();
}

const isInFront = () => document.visibilityState === "visible";

/** By a rule of app/styles.css, before the browser keeps a picture of the page. */
function cover(): void {
  if (!isOn.get()) return;
  document.documentElement.dataset.covered = "";
  hideTitle();
}

function comeBack(): void {
  for (const check of checks) check();
  // After what is locked has left the page.
  queueMicrotask(() => {
    if (!isInFront()) return;
    delete document.documentElement.dataset.covered;
    showTitle();
  });
}
