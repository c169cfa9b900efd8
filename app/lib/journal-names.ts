/** The names of this browser's databases, and how one is deleted. */
export const accountDatabase = (personId: string) => `tendre-${personId}`;
export const demoDatabase = "tendre-demo";
export const deviceDatabase = "tendre-device";
/** What a visitor of the demo wrote and takes along. */
export const writtenDatabase = "tendre-demo-written";
export const lockedDatabase = "tendre-locked";
/** What other apps shared and no moment has taken yet (app/lib/share/share-box.ts). */
export const sharedDatabase = "tendre-shared";
/** The lock that pages hold together while they add photos to a moment (app/features/moments/capture/kept-photos.ts). */
export const addingPhotos = "tendre photos of a moment";
const accountPattern = /^tendre-([0-9a-f]{8}-[0-9a-f-]{27})$/;

/** Under which name the app lock knows a journal (app/lib/lock/lock-names.ts). */
export function lockedAs(
  choice: { readonly kind: "account"; readonly personId: string } | { readonly kind: "device" | "demo" },
): string {
  return choice.kind === "account" ? choice.personId : choice.kind;
}

/** The person id of an account's journal; null for any other database. */
export function ownerOf(database: string): string | null {
  return accountPattern.exec(database)?.[1] ?? null;
}

/** Milliseconds: a tab that does not close the database, in the background of a phone say, must not block the caller. */
const timeout = 5_000;

/** Deletes the database after pending writes. False when another tab still has it open: the browser deletes it as soon as it is closed. */
export function deleteDatabase(name: string, databases: IDBFactory = indexedDB): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), timeout);
    const end = (isGone: boolean) => {
      clearTimeout(timer);
      resolve(isGone);
    };
    const request = databases.deleteDatabase(name);
    request.onsuccess = () => end(true);
    request.onerror = () => end(false);
  });
}
