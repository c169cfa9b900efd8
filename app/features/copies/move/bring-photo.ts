import { requireJournal } from "#app/store/db/journal.ts";
import { photoDraftKey, sendWaitingPhoto } from "#app/store/profile/profile-photo.ts";
import { attempt } from "#app/store/write/outcome.ts";

/** `none`: there was none, or the account has one. */
export type BroughtPhoto = "none" | "sent" | "waits" | "failed";

/** The photo of the profile goes its own way: at once, or as a draft until there is a network. */
export async function bringPhoto(image: string | null): Promise<BroughtPhoto> {
  const { database, personId } = requireJournal();
  const own = await database.table("profiles").get(personId);
  if (image === null || (own?.avatar_url ?? null) !== null) return "none";
  const sent = await attempt(() => sendWaitingPhoto(image));
  if (!sent.ok) return "failed";
  return (await database.drafts.get(photoDraftKey)) ? "waits" : "sent";
}
