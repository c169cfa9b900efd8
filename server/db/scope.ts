/**
 * Wall 2: reads and writes ask for a scope, and only the session gate (server/http/session/session-gate.ts) and the jobs mint one.
 * The database holds the same line by itself (wall 1): what a scope does not name is not there.
 */
import type { Branded, PersonId } from "#domain/wire/wire.ts";

export type OwnerScope = Branded<{ readonly personId: PersonId }, "OwnerScope">;
/** A platform administrator, acting as themselves: counts and metadata, never journal text. */
export type AdminScope = Branded<{ readonly personId: PersonId }, "AdminScope">;

export const mintOwnerScope = (personId: PersonId) => ({ personId }) as OwnerScope;
export const mintAdminScope = (personId: PersonId) => ({ personId }) as AdminScope;
