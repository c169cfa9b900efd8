/** The right to act as somebody whom the gate has known from the session that was made for them just now. */
import { mintOwnerScope, type OwnerScope } from "#server/db/scope.ts";
import type { Session } from "./session.ts";

export const newSessionScope = ({ personId }: Session): OwnerScope => mintOwnerScope(personId);
