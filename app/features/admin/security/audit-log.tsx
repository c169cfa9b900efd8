import { useMemo, useState } from "react";
import { useTranslations } from "use-intl/react";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { type AuditRow, auditActions, auditListSchema } from "#domain/admin/audit.ts";
import { useAuditWords } from "../audit/use-audit-words.ts";
import type { Column } from "../table/column.ts";
import { DataTable } from "../table/data-table.tsx";
import type { ListShape } from "../table/list-state.ts";
import { useList } from "../table/use-list.ts";
import { useInstantWords } from "../words/use-instant-words.ts";
import { AuditNoteDialog } from "./audit-note-dialog.tsx";

const shape: ListShape = {
  sorts: ["seq"],
  direction: "desc",
  filters: { action: auditActions, actorId: null, subjectId: null, from: null, until: null },
};
const source = { path: "/api/admin/audit", schema: auditListSchema, shape, days: ["from", "until"] };
const csv = { path: "/api/admin/audit.csv", fileName: "audit-log.csv" };

const idOf = ({ seq }: AuditRow) => String(seq);

/** Who read or changed whose account: nothing in it can be changed, and each note is hashed over the one before. */
export function AuditLog() {
  const t = useTranslations("adminSecurity");
  const words = useAuditWords();
  const list = useList(source);
  const [opened, setOpened] = useState<AuditRow | null>(null);
  return (
    <Stack gap={4}>
      <Text tone="soft">
        {t.rich("auditLead", { code: (text) => <code className="type-small">{text}</code> })}
      </Text>
      <DataTable
        name="audit"
        label={t("view.audit")}
        list={list}
        columns={useColumns()}
        rowId={idOf}
        open={(row) => ({ onOpen: () => setOpened(row) })}
        searchLabel={t("auditSearch")}
        filters={[
          {
            name: "action",
            label: t("column.action"),
            options: auditActions.map((value) => ({ value, label: words.action(value) })),
          },
          { name: "from", label: t("filter.from"), options: "day" },
          { name: "until", label: t("filter.until"), options: "day" },
        ]}
        csv={csv}
        empty={t("auditEmpty")}
      />
      {opened && <AuditNoteDialog row={opened} onClose={() => setOpened(null)} />}
    </Stack>
  );
}

function useColumns(): readonly Column<AuditRow>[] {
  const t = useTranslations("adminSecurity");
  const words = useAuditWords();
  const instant = useInstantWords();
  return useMemo(
    () => [
      { id: "action", label: t("column.action"), cell: ({ action }) => words.action(action) },
      { id: "subject", isLong: true, label: t("column.subject"), cell: (row) => words.subject(row) ?? "–" },
      { id: "actor", isLong: true, label: t("column.actor"), cell: (row) => words.actor(row) },
      { id: "reason", isLong: true, label: t("column.reason"), cell: ({ reason }) => reason ?? "–" },
      {
        id: "seq",
        label: t("column.seq"),
        shown: "asked",
        align: "end",
        cell: ({ seq }) => String(seq),
      },
      { id: "at", label: t("column.at"), sort: "seq", align: "end", cell: ({ at }) => instant.exact(at) },
    ],
    [t, words, instant],
  );
}
