import { useMemo, useState } from "react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { type ReportRow, reportListSchema, reportSorts } from "#domain/admin/reports.ts";
import { reportReasons, reportStates } from "#domain/message/message-report.ts";
import type { Column } from "../../table/column.ts";
import { DataTable } from "../../table/data-table.tsx";
import type { ListShape } from "../../table/list-state.ts";
import { useList } from "../../table/use-list.ts";
import { useInstantWords } from "../../words/use-instant-words.ts";
import { ReportSheet } from "./report-sheet.tsx";

const shape: ListShape = {
  sorts: reportSorts,
  direction: "asc",
  filters: { status: reportStates, reason: reportReasons },
  usual: { status: "open" },
};
const source = { path: "/api/admin/reports", schema: reportListSchema, shape };
const csv = { path: "/api/admin/reports.csv", fileName: "reports.csv" };

const idOf = ({ id }: ReportRow) => id;

/** Reports of messages, whoever waits longest first; nothing of what was written is in the list. */
export function Reports() {
  const t = useTranslations("adminContent.reports");
  const list = useList(source);
  const [opened, setOpened] = useState<ReportRow | null>(null);
  return (
    <Stack gap={4}>
      <Text size="small" tone="soft">
        {t("lead")}
      </Text>
      <DataTable
        name="reports"
        label={t("title")}
        list={list}
        columns={useColumns()}
        rowId={idOf}
        open={(row) => ({ onOpen: () => setOpened(row) })}
        searchLabel={t("search")}
        filters={[
          {
            name: "status",
            label: t("state"),
            options: reportStates.map((value) => ({ value, label: t(`status.${value}`) })),
          },
          {
            name: "reason",
            label: t("because"),
            options: reportReasons.map((value) => ({ value, label: t(`reason.${value}`) })),
          },
        ]}
        csv={csv}
        empty={t("none")}
      />
      {opened && (
        <ReportSheet
          key={opened.id}
          listed={opened}
          onClose={() => setOpened(null)}
          onDecided={list.askAgain}
        />
      )}
    </Stack>
  );
}

function useColumns(): readonly Column<ReportRow>[] {
  const t = useTranslations("adminContent.reports");
  const format = useFormat();
  const instant = useInstantWords();
  return useMemo(
    () => [
      {
        id: "reported",
        label: t("reported"),
        sort: "reported",
        cell: ({ reportedEmail }) => reportedEmail ?? t("gone"),
      },
      { id: "reason", label: t("because"), cell: ({ reason }) => t(`reason.${reason}`) },
      { id: "status", label: t("state"), cell: ({ status }) => t(`status.${status}`) },
      {
        id: "reporter",
        isLong: true,
        label: t("reporter"),
        shown: "asked",
        cell: ({ reporterEmail }) => reporterEmail ?? t("gone"),
      },
      {
        id: "about",
        label: t("about"),
        sort: "about",
        align: "end",
        cell: ({ about, reportedId }) => (reportedId === null ? "–" : format.number(about)),
      },
      {
        id: "createdAt",
        label: t("at"),
        sort: "createdAt",
        align: "end",
        cell: ({ createdAt }) => instant.exact(createdAt),
      },
      {
        id: "decidedAt",
        label: t("decidedAt"),
        sort: "decidedAt",
        align: "end",
        shown: "asked",
        cell: ({ decidedAt }) => (decidedAt === null ? "–" : instant.exact(decidedAt)),
      },
      { id: "id", label: t("id"), shown: "asked", isLong: true, cell: ({ id }) => id },
    ],
    [t, format, instant],
  );
}
