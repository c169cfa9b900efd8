/** Who may open an account now (domain/site/site-settings.ts, `sign_up`). Asked before anything of an address: the answer is the same for all. */
import { createHash } from "node:crypto";
import { inviteCodeSchema } from "#domain/account/invite.ts";
import { AppError } from "#server/errors.ts";
import { readSettings } from "#server/features/site/queries.ts";
import { column } from "#server/row-shape.ts";
import type { Services } from "#server/services.ts";
import { authRows } from "../auth-database.ts";

type Parts = Pick<Services, "db" | "env" | "clock">;

/**
 * @param typed the invitation as it was typed
 * @returns the invitation that admits, where one is needed
 * @throws AppError `sign_up_closed`, `invite_invalid`
 */
export async function admitToSignUp(parts: Parts, typed: string | undefined): Promise<string | null> {
  const { sign_up: mode } = await readSettings(parts);
  if (mode === "open") return null;
  if (mode === "closed") throw new AppError("sign_up_closed");
  const id = typed === undefined ? null : await findInvite(parts, typed);
  if (id === null) throw new AppError("invite_invalid");
  return id;
}

/** The id of an invitation that can be used now. */
export async function findInvite({ db, clock }: Parts, typed: string): Promise<string | null> {
  const code = inviteCodeSchema.safeParse(typed);
  if (!code.success) return null;
  const [found] = await authRows(db.auth).rows(
    `select id from auth.invites where code_hash = $1 and used < most and revoked_at is null
       and (expires_at is null or expires_at > $2)`,
    [hashInvite(code.data), clock.now()],
    { id: column.uuid },
  );
  return found?.id ?? null;
}

/** Of a code only this is kept: 59 random bits, of which an hour allows sixty tries. */
export const hashInvite = (code: string): string =>
  createHash("sha256").update(`tendre:invite ${code}`).digest("hex");
