/** The local copy of the Game (specification, section 3): written for backups, never read as truth, deleted at sign-out. */
import { writeLocal } from "./local-storage.ts";

const keyOf = (personId: string) => `gameProgress:${personId}`;

export function keepGameProgress(personId: string, progress: unknown): void {
  writeLocal(keyOf(personId), JSON.stringify(progress));
}
