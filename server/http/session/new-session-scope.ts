/** A scope for the person whose session the gate has just created. */
import { mintOwnerScope, type OwnerScope } from "#server/db/scope.ts";
import type { Session } from "./session.ts";

export const newSessionScope = ({ personId }: Session): OwnerScope => mintOwnerScope(personId);
