import type { PersonRecord } from "#domain/admin/people.ts";
import type { ActKind } from "./person-calls.ts";

type Person = PersonRecord["person"];

/** What an account's state leaves to do, the harshest last. */
export function actsOf({ state, isConfirmed, isDestroying, bannedAt, deletionDueAt, sessions }: Person) {
  const acts: ActKind[] = ["plan", "admin"];
  if (!isConfirmed) acts.push("confirm");
  if (sessions > 0) acts.push("endSessions");
  if (state !== "deleting" && deletionDueAt === null) acts.push("delete");
  else if (!isDestroying) acts.push("keep");
  acts.push(bannedAt === null ? "ban" : "unban");
  return acts;
}
