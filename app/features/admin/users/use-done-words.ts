import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import type { ActAnswer } from "#domain/admin/people.ts";
import type { PersonAct } from "./person-calls.ts";

/** What an act did, in a sentence. */
export function useDoneWords(): (act: PersonAct, answer: ActAnswer) => string {
  const t = useTranslations("adminUsers.did");
  const planWords = useTranslations("admin.plan");
  const format = useFormat();
  return (act, { isChanged, before, after }) => {
    if (!isChanged) return t("unchanged");
    switch (act.kind) {
      case "plan":
        return t("plan", { plan: planWords(act.plan) });
      case "admin":
        return t(act.isAdmin ? "adminOn" : "adminOff");
      case "ban":
        return t("ban", { count: countOf(after.sessions_ended) });
      case "endSessions":
        return t("endSessions", { count: countOf(before.sessions) });
      case "delete":
        return typeof after.deletion_due_at === "string"
          ? t("delete", { day: format.instant(after.deletion_due_at) })
          : t("unchanged");
      case "unban":
      case "keep":
      case "confirm":
        return t(act.kind);
    }
  };
}

const countOf = (value: unknown) => (typeof value === "number" ? value : 0);
