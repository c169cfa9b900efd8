import { digest } from "./sha-256.ts";

/** Whose a locked copy is (locked-list.ts). The same for everyone who knows the person's id and the copy's. */
export function ownerMark(personId: string, id: string): Promise<string> {
  return digest(new TextEncoder().encode(`${id} ${personId}`));
}
