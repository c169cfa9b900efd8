import { isProduction } from "#server/env.ts";
import { isOnlyHere } from "#server/http/guards/network.ts";
import { column } from "#server/row-shape.ts";
import type { Services } from "#server/services.ts";

/**
 * Whether somebody reads letters: they are mailed to SUPPORT_EMAIL (to the inbox of this machine while developing), or there is a superadmin who
 * can open the back-office. Else nothing is offered, nor sold (product decisions, "Plans and money").
 */
export async function takesLetters({
  db,
  env,
  mailer,
}: Pick<Services, "db" | "env" | "mailer">): Promise<boolean> {
  if (isMailed({ env, mailer })) return true;
  const [found] = await db.anonymous.rows({
    name: "has-office",
    text: "select has_office() as it",
    row: { it: column.bool },
  });
  return found?.it ?? false;
}

/** Whether a mail to SUPPORT_EMAIL arrives where somebody can read it. */
export function isMailed({ env, mailer }: Pick<Services, "env" | "mailer">): boolean {
  const hasInbox = mailer.kind === "smtp" || (isOnlyHere(env) && !isProduction(env));
  return env.SUPPORT_EMAIL !== undefined && hasInbox;
}
