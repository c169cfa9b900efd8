/** Blurred pictures that were revealed stay so until the page is left. */
import { createStore, useStore } from "#app/lib/store.ts";
import { useProfile } from "#app/store/profile/profile.ts";
import type { Media } from "#domain/media/media.ts";

const shown = createStore<ReadonlySet<string>>(new Set());

export function useVeil({ id, is_blurred }: Pick<Media, "id" | "is_blurred">) {
  const isAlways = useProfile()?.blur_media ?? false;
  const isShown = useStore(shown).has(id);
  return { isVeiled: (is_blurred || isAlways) && !isShown, reveal: () => revealMedia(id) };
}

export function revealMedia(id: string): void {
  shown.set(new Set(shown.get()).add(id));
}

export function hideAllMedia(): void {
  shown.set(new Set());
}

export function hideMedia(id: string): void {
  shown.set(new Set([...shown.get()].filter((each) => each !== id)));
}
