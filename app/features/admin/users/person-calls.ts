/** What can be done to an account. Each asks for a proof of who one is and gives what it did, or a reason. */
import { type ActAnswer, actAnswerSchema } from "#domain/admin/people.ts";
import type { PlanId } from "#domain/plan/plan.ts";
import { type AdminTold, askAdmin } from "../asking/ask-admin.ts";

export type PersonAct =
  | { readonly kind: "ban" | "unban" | "endSessions" | "delete" | "keep"; readonly reason: string }
  | { readonly kind: "plan"; readonly plan: PlanId; readonly reason: string }
  | { readonly kind: "admin"; readonly isAdmin: boolean; readonly reason: string }
  | { readonly kind: "confirm" };
export type ActKind = PersonAct["kind"];

const paths: Readonly<Record<ActKind, string>> = {
  ban: "ban",
  unban: "unban",
  endSessions: "sessions/end",
  delete: "deletion",
  keep: "deletion/cancel",
  plan: "plan",
  admin: "admin",
  confirm: "confirmation",
};

export function actOn(personId: string, { kind, ...body }: PersonAct): Promise<AdminTold<ActAnswer>> {
  const path = `/api/admin/people/${encodeURIComponent(personId)}/${paths[kind]}`;
  return askAdmin(actAnswerSchema, path, { method: "POST", body });
}

/** What takes an act back; null: nothing can. `reason` says that it is an undoing. */
export function undoOf(act: PersonAct, { before }: ActAnswer, reason: string): PersonAct | null {
  switch (act.kind) {
    case "ban":
      return { kind: "unban", reason };
    case "unban":
      return { kind: "ban", reason };
    case "delete":
      return { kind: "keep", reason };
    case "admin":
      return { kind: "admin", isAdmin: !act.isAdmin, reason };
    case "plan":
      return planBefore(before, reason);
    case "keep":
    case "endSessions":
    case "confirm":
      return null;
  }
}

/** A plan given anew begins anew: only the free one, which has no end, is given back as it was. */
function planBefore(before: ActAnswer["before"], reason: string): PersonAct | null {
  return before.plan_id === "free" ? { kind: "plan", plan: "free", reason } : null;
}
