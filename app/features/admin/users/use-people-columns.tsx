import { useMemo } from "react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import type { PersonRow } from "#domain/admin/people.ts";
import type { Column } from "../table/column.ts";
import { useInstantWords } from "../words/use-instant-words.ts";
import { useSize } from "../words/use-size.ts";
import { PersonStateMark } from "./person-state.tsx";

export function usePeopleColumns(): readonly Column<PersonRow>[] {
  const t = useTranslations("adminUsers");
  const plan = useTranslations("admin.plan");
  const format = useFormat();
  const size = useSize();
  const instant = useInstantWords();
  return useMemo(
    () => [
      { id: "email", label: t("column.email"), sort: "email", cell: ({ email }) => email },
      { id: "state", label: t("column.state"), cell: ({ state }) => <PersonStateMark state={state} /> },
      {
        id: "plan",
        label: t("column.plan"),
        sort: "plan",
        cell: ({ planId, isPaid }) =>
          planId === "free" ? plan("free") : t(isPaid ? "paid" : "given", { plan: plan(planId) }),
      },
      {
        id: "role",
        label: t("column.role"),
        cell: ({ role, isAdmin }) =>
          role === "superadmin" ? t("role.superadmin") : t(isAdmin ? "role.admin" : "role.user"),
      },
      {
        id: "created",
        label: t("column.created"),
        sort: "created",
        cell: (row) => instant.day(row.createdAt),
      },
      {
        id: "lastSeen",
        label: t("column.lastSeen"),
        sort: "lastSeen",
        cell: ({ lastSeenAt }) => (lastSeenAt === null ? t("notIn") : instant.day(lastSeenAt)),
      },
      {
        id: "sessions",
        label: t("column.sessions"),
        sort: "sessions",
        align: "end",
        cell: ({ sessions }) => format.number(sessions),
      },
      {
        id: "bytes",
        label: t("column.bytes"),
        sort: "bytes",
        align: "end",
        cell: ({ bytes }) => (bytes === 0 ? "–" : size(bytes)),
      },
      { id: "locale", label: t("column.locale"), shown: "asked", cell: (row) => t(`locale.${row.locale}`) },
      { id: "status", label: t("column.status"), shown: "asked", cell: (row) => t(`status.${row.status}`) },
      { id: "id", label: t("column.id"), shown: "asked", cell: ({ id }) => id },
    ],
    [t, plan, format, size, instant],
  );
}
