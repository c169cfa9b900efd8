/** The server's wire version is newer than this build's: some of its data has to wait (docs/sync.md, server rule 11). */
import { createStore, useStore } from "#app/lib/store.ts";
import { wireVersion } from "#domain/wire/wire-version.ts";

const isNewer = createStore(false);

export function noteWire(wire: number): void {
  if (wire > wireVersion) isNewer.set(true);
}

/** True once this page is older than the server. */
export const useNewerVersion = () => useStore(isNewer);
