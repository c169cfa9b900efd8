import { useMemo, useState } from "react";
import { useTranslations } from "use-intl/react";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { type LetterRow, letterListSchema, letterSorts } from "#domain/admin/letters.ts";
import { letterStates } from "#domain/support/letter.ts";
import type { Column } from "../../table/column.ts";
import { DataTable } from "../../table/data-table.tsx";
import type { ListShape } from "../../table/list-state.ts";
import { useList } from "../../table/use-list.ts";
import { useInstantWords } from "../../words/use-instant-words.ts";
import { LetterMark } from "./letter-mark.tsx";
import { LetterSheet } from "./letter-sheet.tsx";

const shape: ListShape = {
  sorts: letterSorts,
  direction: "asc",
  filters: { state: letterStates },
  usual: { state: "open" },
};
const source = { path: "/api/admin/letters", schema: letterListSchema, shape };

const idOf = ({ id }: LetterRow) => id;

/** What was written to Help: Pro's first, then whoever waits longest. What a letter says is not in the list. */
export function Letters() {
  const t = useTranslations("adminContent.letters");
  const list = useList(source);
  const [opened, setOpened] = useState<LetterRow | null>(null);
  return (
    <Stack gap={4}>
      <Text size="small" tone="soft">
        {t("lead")}
      </Text>
      <DataTable
        name="letters"
        label={t("title")}
        list={list}
        columns={useColumns()}
        rowId={idOf}
        open={(row) => ({ onOpen: () => setOpened(row) })}
        searchLabel={t("search")}
        filters={[
          {
            name: "state",
            label: t("state"),
            options: letterStates.map((value) => ({ value, label: t(`states.${value}`) })),
          },
        ]}
        empty={t("none")}
      />
      {opened && (
        <LetterSheet
          key={opened.id}
          listed={opened}
          onClose={() => setOpened(null)}
          onMarked={list.askAgain}
        />
      )}
    </Stack>
  );
}

function useColumns(): readonly Column<LetterRow>[] {
  const t = useTranslations("adminContent.letters");
  const instant = useInstantWords();
  return useMemo(
    () => [
      { id: "from", label: t("from"), sort: "queue", cell: (letter) => <LetterMark letter={letter} /> },
      { id: "state", label: t("state"), cell: ({ state }) => t(`states.${state}`) },
      { id: "locale", label: t("language"), cell: ({ locale }) => t(`languages.${locale}`) },
      {
        id: "createdAt",
        label: t("at"),
        sort: "createdAt",
        align: "end",
        cell: ({ createdAt }) => instant.exact(createdAt),
      },
      {
        id: "answeredAt",
        label: t("answeredAt"),
        sort: "answeredAt",
        align: "end",
        shown: "asked",
        cell: ({ answeredAt }) => (answeredAt === null ? "–" : instant.exact(answeredAt)),
      },
      {
        id: "mailedAt",
        label: t("mailedAt"),
        align: "end",
        shown: "asked",
        cell: ({ mailedAt }) => (mailedAt === null ? "–" : instant.exact(mailedAt)),
      },
      { id: "id", label: t("id"), shown: "asked", isLong: true, cell: ({ id }) => id },
    ],
    [t, instant],
  );
}
