/** Conversations that are there already: nobody is written to anew whom one writes with. */
import type { Profile } from "#domain/account/profile.ts";
import type { Address } from "#domain/message/address.ts";
import type { Thread } from "#domain/message/message.ts";

export function findKnown(threads: readonly Thread[], { kind, value }: Address): Thread | null {
  const known = threads.filter(
    ({ to, peer_handle, has_left }) =>
      !has_left &&
      ((to?.kind === kind && to.value === value) || (kind === "handle" && peer_handle === value)),
  );
  return known.find(({ is_open, answer }) => is_open || answer === "accepted") ?? known[0] ?? null;
}

/** One's own number is known to the server only. */
export function isOwnAddress({ kind, value }: Address, profile: Pick<Profile, "email" | "handle">): boolean {
  if (kind === "email") return value === profile.email.toLowerCase();
  return kind === "handle" && value === profile.handle;
}
