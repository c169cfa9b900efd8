import { useMemo } from "react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { type SecurityEvent, securityEventsSchema } from "#domain/admin/security.ts";
import { adminPaths } from "../admin-paths.ts";
import type { Column } from "../table/column.ts";
import { DataTable } from "../table/data-table.tsx";
import type { ListShape } from "../table/list-state.ts";
import { useList } from "../table/use-list.ts";
import { securityEventKinds } from "../words/event-kinds.ts";
import { useEventWords } from "../words/use-event-words.ts";
import { useInstantWords } from "../words/use-instant-words.ts";

const shape: ListShape = {
  sorts: ["at", "times"],
  direction: "desc",
  filters: { kind: securityEventKinds, personId: null, from: null, until: null },
};
const source = {
  path: "/api/admin/security/events",
  schema: securityEventsSchema,
  shape,
  days: ["from", "until"],
};
const csv = { path: "/api/admin/security/events.csv", fileName: "security-events.csv" };

const idOf = ({ id }: SecurityEvent) => String(id);
const openPerson = ({ personId }: SecurityEvent) =>
  personId === null ? null : { to: adminPaths.user(personId) };

/** Lines of the security log: by account where one was meant, never by address of a network. */
export function EventLog() {
  const t = useTranslations("adminSecurity");
  const words = useEventWords();
  const list = useList(source);
  return (
    <Stack gap={4}>
      <Text tone="soft">{t("eventsLead")}</Text>
      <DataTable
        name="events"
        label={t("view.events")}
        list={list}
        columns={useColumns()}
        rowId={idOf}
        open={openPerson}
        searchLabel={t("eventsSearch")}
        filters={[
          {
            name: "kind",
            label: t("column.kind"),
            options: securityEventKinds.map((value) => ({ value, label: words(value) })),
          },
          { name: "from", label: t("filter.from"), options: "day" },
          { name: "until", label: t("filter.until"), options: "day" },
        ]}
        csv={csv}
        empty={t("eventsEmpty")}
      />
    </Stack>
  );
}

function useColumns(): readonly Column<SecurityEvent>[] {
  const t = useTranslations("adminSecurity");
  const words = useEventWords();
  const instant = useInstantWords();
  const { number } = useFormat();
  return useMemo(
    () => [
      { id: "kind", label: t("column.kind"), cell: ({ kind }) => words(kind) },
      {
        id: "person",
        isLong: true,
        label: t("column.person"),
        cell: ({ personEmail }) => personEmail ?? t("nobody"),
      },
      { id: "route", isLong: true, label: t("column.route"), cell: ({ route }) => route ?? "–" },
      {
        id: "times",
        label: t("column.times"),
        sort: "times",
        align: "end",
        cell: ({ times }) => number(times),
      },
      { id: "at", label: t("column.at"), sort: "at", align: "end", cell: ({ at }) => instant.exact(at) },
    ],
    [t, words, instant, number],
  );
}
