/** Installing the app: what this browser offers, and whether it was offered already. */
import { readLocal, writeLocal } from "#app/lib/local-storage.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

/** Chromium's event; app/boot.js keeps it. */
type InstallPrompt = Event & {
  readonly prompt: () => Promise<unknown>;
  readonly userChoice: Promise<unknown>;
};
declare global {
  interface Window {
    tendreInstall?: InstallPrompt | undefined;
  }
}

/** Of the browser, not of a person: it outlives a sign-out (app/lib/traces.ts). "answered", or the day it was first seen with a journal. */
const installKey = "tendre.install";

/**
 * - installed: this page is the installed app.
 * - prompt: the browser can be asked to install it.
 * - hint: it is installed by hand, from the browser's own menu (iPhone, iPad).
 * - none: this browser installs nothing, or has not said so.
 */
type InstallWay = "installed" | "prompt" | "hint" | "none";

export function installWay(): InstallWay {
  if (matchMedia("(display-mode: standalone)").matches || isHomeScreenApp()) return "installed";
  if (window.tendreInstall) return "prompt";
  return isIos() ? "hint" : "none";
}

const isHomeScreenApp = () => "standalone" in navigator && navigator.standalone === true;

/** An iPad says that it is a Mac; a Mac has no touch screen. */
export function isIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

/** Puts the browser's own question, which says what came of it. */
export async function askInstall(): Promise<void> {
  const prompt = window.tendreInstall;
  if (!prompt) return;
  // It can be used once.
  window.tendreInstall = undefined;
  try {
    await prompt.prompt();
    await prompt.userChoice;
  } catch {
    // Used up already, in another way: the browser's menu still installs it.
  }
}

export const isInstallAnswered = (): boolean => readLocal(installKey) === "answered";

/** It is not offered again; the page of this device's storage still has it. */
export function answerInstall(): void {
  writeLocal(installKey, "answered");
}

/** Null on the first day, which this notes. */
export function firstDaySeen(today: CalendarDay): CalendarDay | null {
  const known = readLocal(installKey);
  if (known !== null) return known;
  writeLocal(installKey, today);
  return null;
}
