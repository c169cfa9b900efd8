/** The manifest and icon of this page, after a change of language or of the neutral tab; app/boot.js sets them when a page is loaded. */
import { readLocal } from "#app/lib/local-storage.ts";
import { discreetKey } from "#app/lib/page-title.ts";

export function followManifest(): void {
  const isDiscreet = readLocal(discreetKey) === "on";
  const manifest = document.querySelector<HTMLLinkElement>("link[rel=manifest]");
  const face = isDiscreet ? ".neutral" : "";
  if (manifest) manifest.href = `/manifest.${document.documentElement.lang}${face}.webmanifest`;
  const icon = document.querySelector<HTMLLinkElement>("link[rel=apple-touch-icon]");
  if (icon) icon.href = isDiscreet ? "/icon-neutral-192.png" : "/apple-touch-icon.png";
}
