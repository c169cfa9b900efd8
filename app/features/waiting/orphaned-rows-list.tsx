import { useTranslations } from "use-intl/react";
import { useQuickSave } from "#app/saving/use-quick-save.ts";
import type { OrphanedRow } from "#app/store/db/journal-database.ts";
import { sendOrphanedRows } from "#app/store/waiting/orphaned-rows.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { LedgerList, LedgerName, LedgerRow } from "#app/ui/lists/ledger.tsx";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import { Heading } from "#app/ui/type/heading.tsx";
import { Text } from "#app/ui/type/text.tsx";

const shownAtMost = 50;

/** Rows that the server lost, after its database was restored: they are sent again on confirmation, and never dropped. */
export function OrphanedRowsList({ orphanedRows }: { orphanedRows: readonly OrphanedRow[] }) {
  const t = useTranslations("waiting");
  const fields = useTranslations("fields");
  const quickSave = useQuickSave();
  if (orphanedRows.length === 0) return null;
  const count = orphanedRows.length;
  const title = t("orphanedRows.title", { count });
  return (
    <Stack as="section" gap={3} aria-label={title}>
      <Heading>{title}</Heading>
      <Text size="small" tone="soft">
        {t("orphanedRows.text")}
      </Text>
      <LedgerList label={title}>
        {orphanedRows.slice(0, shownAtMost).map((row) => (
          <LedgerRow key={row.id}>
            <LedgerName>{nameOf(row) ?? fields(`row.${row.table}`)}</LedgerName>
            <span className="min-w-0 text-right type-small wrap-anywhere">
              {t(row.server ? "orphanedRows.words" : "orphanedRows.whole")}
            </span>
          </LedgerRow>
        ))}
      </LedgerList>
      {count > shownAtMost && (
        <Text size="small" tone="soft">
          {t("orphanedRows.more", { count: count - shownAtMost })}
        </Text>
      )}
      <span className="flex">
        <Button
          variant="primary"
          onClick={() => void quickSave(sendOrphanedRows, () => showToast({ title: t("orphanedRows.sent") }))}
        >
          {t("orphanedRows.send")}
        </Button>
      </span>
    </Stack>
  );
}

function nameOf({ held }: OrphanedRow): string | undefined {
  const names = [held?.name, held?.word, held?.caption];
  return names.find((name): name is string => typeof name === "string" && name !== "");
}
