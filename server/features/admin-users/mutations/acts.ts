/** What the back-office does to an account: each a function of the database, which checks, changes and notes in one (migration 0011). */
import { type ActRefusal, actRefusals } from "#domain/admin/people.ts";
import type { PlanId } from "#domain/plan/plan.ts";
import type { Transaction } from "#server/db/database.ts";
import { noteAudit } from "#server/features/admin/mutations/note-audit.ts";
import { column } from "#server/row-shape.ts";
import { readAccount } from "../queries/person-record.ts";

const acted = {
  refusal: column.text.oneOf([...actRefusals, "missing"] as const).orNull,
  changed: column.bool.orNull,
  before: column.jsonb.as<Fields>().orNull,
  after: column.jsonb.as<Fields>().orNull,
};
type Fields = Readonly<Record<string, string | number | boolean | null>>;

type Acted =
  | { readonly ok: true; readonly isChanged: boolean; readonly before: Fields; readonly after: Fields }
  | { readonly ok: false; readonly reason: ActRefusal | "missing" };
/** In the transaction of an administrator. */
export type Act = (tx: Transaction, personId: string) => Promise<Acted>;

const call =
  (text: string, ...values: readonly unknown[]): Act =>
  async (tx, personId) => {
    const [row] = await tx.rows({ text, values: [personId, ...values], row: acted });
    if (!row || row.refusal !== null) return { ok: false, reason: row?.refusal ?? "missing" };
    return { ok: true, isChanged: row.changed ?? false, before: row.before ?? {}, after: row.after ?? {} };
  };

const answer = "refusal, changed, before, after";

export const banPerson = (reason: string) => call(`select ${answer} from office_ban($1, true, $2)`, reason);
export const unbanPerson = (reason: string) =>
  call(`select ${answer} from office_ban($1, false, $2)`, reason);
export const setAdmin = (isAdmin: boolean, reason: string) =>
  call(`select ${answer} from office_set_admin($1, $2, $3)`, isAdmin, reason);
export const endSessions = (reason: string) =>
  call(`select ${answer} from office_end_sessions($1, $2)`, reason);
/** @param currency three letters, of the history's row */
export const givePlan = (plan: PlanId, reason: string, currency: string) =>
  call(`select ${answer} from office_change_plan($1, $2, $3, $4)`, plan, reason, currency);
export const startDeletion = (dueAt: Date, reason: string) =>
  call(`select ${answer} from office_start_deletion($1, $2, $3)`, dueAt, reason);
export const cancelDeletion = (reason: string) =>
  call(`select ${answer} from office_cancel_deletion($1, $2)`, reason);

/** Notes that a confirmation is sent again; the mail is the caller's. */
export const noteConfirmation: Act = async (tx, personId) => {
  const account = await readAccount(tx, personId);
  if (!account) return { ok: false, reason: "missing" };
  if (account.is_confirmed) return { ok: false, reason: "confirmed" };
  await noteAudit(tx, { action: "confirmation.sent", subjectId: personId });
  return { ok: true, isChanged: true, before: {}, after: {} };
};
