/**
 * Wall 2: reads and writes require a scope, and only the session gate (server/http/session/session-gate.ts) and the jobs mint one. The
 * database enforces the same by itself (wall 1): rows outside the scope are invisible.
 */
import type { Branded, PersonId } from "#domain/wire/wire.ts";

export type OwnerScope = Branded<{ readonly personId: PersonId }, "OwnerScope">;
/** A platform administrator: counts and metadata, never journal text. */
export type AdminScope = Branded<{ readonly personId: PersonId }, "AdminScope">;

export const mintOwnerScope = (personId: PersonId) => ({ personId }) as OwnerScope;
export const mintAdminScope = (personId: PersonId) => ({ personId }) as AdminScope;
