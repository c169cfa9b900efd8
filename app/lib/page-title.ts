import { useEffect } from "react";
import { readLocal, removeLocal, writeLocal } from "./local-storage.ts";
import { createStore, useStore } from "./store.ts";

/** Also read by app/boot.js. */
export const discreetKey = "tendre.discreet";
/** In both languages. */
const neutralTitle = "Notes";
const icons = { own: "/icon.svg", neutral: "/icon-neutral.svg" };

const isDiscreet = createStore(readLocal(discreetKey) === "on");
let own = "";
let isHidden = false;

/** The tab's title: the page's own, then the name of the app; nothing of either for whoever wants a neutral one. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    own = title;
    paint();
  }, [title]);
}

/** While the page is not in front. */
export function hideTitle(): void {
  isHidden = true;
  paint();
}

export function showTitle(): void {
  isHidden = false;
  paint();
}

export function useDiscreet(): boolean {
  return useStore(isDiscreet);
}

/** A neutral title and icon for the tab, on this device. */
export function switchDiscreet(next: boolean): void {
  if (next) writeLocal(discreetKey, "on");
  else removeLocal(discreetKey);
  isDiscreet.set(next);
  paintIcon();
  paint();
}

export function startPageTitle(): void {
  addEventListener("storage", ({ key }) => {
    if (key !== discreetKey) return;
    isDiscreet.set(readLocal(discreetKey) === "on");
    paintIcon();
    paint();
  });
  if (!isDiscreet.get()) return;
  paintIcon();
  paint();
}

function paint(): void {
  if (isDiscreet.get()) document.title = neutralTitle;
  else document.title = own && !isHidden ? `${own} · Tendre` : "Tendre";
}

function paintIcon(): void {
  for (const icon of document.querySelectorAll<HTMLLinkElement>('link[rel="icon"]'))
    icon.href = isDiscreet.get() ? icons.neutral : icons.own;
}
