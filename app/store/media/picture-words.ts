/** What the engraved pictures of the demo show, for those who do not see them. Of anybody's own photos nothing is known. */
import { createStore, useStore } from "#app/lib/store.ts";

/** By media id; empty outside of the demo. */
export const pictureWords = createStore<ReadonlyMap<string, string>>(new Map());

export function usePictureWords(mediaId: string): string | undefined {
  return useStore(pictureWords).get(mediaId);
}
