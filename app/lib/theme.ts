/** Light or dark theme: the system's until the person chooses; remembered on this device. The boot script applies it first. */
import { useSyncExternalStore } from "react";
import { readLocal, removeLocal, writeLocal } from "./local-storage.ts";
import { createStore, useStore } from "./store.ts";

export const themeChoices = ["system", "light", "dark"] as const;
type ThemeChoice = (typeof themeChoices)[number];

const key = "theme";
const systemIsDark = matchMedia("(prefers-color-scheme: dark)");
const choice = createStore<ThemeChoice>(rememberedChoice());

function rememberedChoice(): ThemeChoice {
  const remembered = readLocal(key);
  return remembered === "light" || remembered === "dark" ? remembered : "system";
}

export function startTheme(): void {
  systemIsDark.addEventListener("change", paint);
  addEventListener("storage", (event) => {
    if (event.key !== key) return;
    choice.set(rememberedChoice());
    paint();
  });
  paint();
}

export function chooseTheme(next: ThemeChoice): void {
  if (next === "system") removeLocal(key);
  else writeLocal(key, next);
  choice.set(next);
  paint();
}

function paint(): void {
  document.documentElement.dataset.theme = isDark() ? "dark" : "light";
}

function isDark(): boolean {
  const chosen = choice.get();
  return chosen === "system" ? systemIsDark.matches : chosen === "dark";
}

/** Whether the dark theme is active, whoever chose it: the bar, the profile, another tab or the system. */
export function useIsDark(): boolean {
  return useSyncExternalStore(subscribeToDark, isDark);
}

function subscribeToDark(listener: () => void): () => void {
  systemIsDark.addEventListener("change", listener);
  const stop = choice.subscribe(listener);
  return () => {
    systemIsDark.removeEventListener("change", listener);
    stop();
  };
}

export function useThemeChoice(): ThemeChoice {
  return useStore(choice);
}
