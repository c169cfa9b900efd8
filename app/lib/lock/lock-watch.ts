/** Closes an open lock when everybody was away for its delay; loaded with the first lock. */
import { awayGrace } from "#domain/account/app-lock.ts";
import type { LockGuard } from "./lock-state.ts";
import { beforeUncovering } from "./page-cover.ts";

/** Milliseconds between two notes of a page that is in front. */
const noteEvery = 5_000;
/** Milliseconds without a touch after which a page in front counts as left. */
const idleLimit = 15 * 60_000;
/** Milliseconds that choosing a file or a photo may take: the chooser hides the page. */
const choosingLimit = 60_000;

let touchedAt = performance.now();
let choosingSince: number | null = null;

let everyGuard: () => readonly LockGuard[] = () => [];

export function startLockWatch(guards: () => readonly LockGuard[]): void {
  everyGuard = guards;
  if (typeof document === "undefined") return;
  for (const touch of ["pointerdown", "keydown", "wheel", "touchstart"])
    addEventListener(touch, noteTouch, { capture: true, passive: true });
  addEventListener("click", ({ target }) => isFileChooser(target) && startChoosing(), { capture: true });
  for (const end of ["change", "cancel"])
    addEventListener(end, ({ target }) => isFileChooser(target) && endChoosing(), { capture: true });
  document.addEventListener("visibilitychange", () => isInFront() || leave());
  addEventListener("pagehide", leave);
  beforeUncovering(comeBack);
  setInterval(look, noteEvery);
}

const isInFront = () => document.visibilityState === "visible";

function noteTouch(): void {
  const now = performance.now();
  // A touch after the limit does not keep it open.
  if (now - touchedAt > noteEvery) look();
  touchedAt = now;
}

/** In front and in use: noted, for the other tabs too. Otherwise it is closed once everybody is away for too long. */
function look(): void {
  const isUsed = isInFront() && performance.now() - touchedAt < idleLimit;
  if (!isUsed) {
    leaveFront();
    if (!isChoosing()) void closeIfAway();
    return;
  }
  comeToFront();
  for (const guard of everyGuard()) guard.noteUse();
}

async function closeIfAway(): Promise<void> {
  if (!everyGuard().some(({ state }) => state.get().at === "open")) return;
  if (await isAnyInFront()) return;
  for (const guard of everyGuard()) guard.check();
}

function leave(): void {
  leaveFront();
  for (const guard of everyGuard()) {
    guard.noteUse();
    const lock = guard.current();
    if (lock) setTimeout(look, lock.terms.delay * 1_000 + 2 * awayGrace);
  }
}

function comeBack(): void {
  const mayStay = isChoosing();
  endChoosing();
  for (const guard of everyGuard()) {
    if (mayStay || guard.check()) guard.noteUse();
  }
  touchedAt = performance.now();
  look();
}

const frontName = "tendre-front";
let front: (() => void) | null = null;

/** Held by every tab that is in front and in use. */
function comeToFront(): void {
  if (front || !("locks" in navigator)) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  front = resolve;
  navigator.locks.request(frontName, { mode: "shared" }, () => promise).catch(() => undefined);
}

function leaveFront(): void {
  front?.();
  front = null;
}

async function isAnyInFront(): Promise<boolean> {
  if (!("locks" in navigator)) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === frontName);
}

const isFileChooser = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && target.type === "file";

function startChoosing(): void {
  choosingSince = performance.now();
}

function endChoosing(): void {
  choosingSince = null;
}

function isChoosing(): boolean {
  return choosingSince !== null && performance.now() - choosingSince < choosingLimit;
}
