import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { PastAct, PastActs } from "#app/saving/past-acts.tsx";
import { useUndoing } from "#app/saving/use-undoing.ts";
import type { RestoreRecord } from "#app/store/backups/restore-record.ts";
import { useErasedRows } from "#app/store/backups/restores.ts";
import { undoRestore } from "#app/store/backups/undo-restore.ts";
import { requireJournal } from "#app/store/db/journal.ts";
import { useRestoredWords } from "./use-restored-words.ts";

/** What was brought back within thirty days. */
export function RecentRestores({ restores }: { restores: readonly RestoreRecord[] }) {
  const t = useTranslations("backups.recent");
  if (restores.length === 0) return null;
  return (
    <PastActs id="recent-restores" as="h3" title={t("title")}>
      {restores.map((record) => (
        <RestoreLine key={record.restoreId} record={record} />
      ))}
    </PastActs>
  );
}

function RestoreLine({ record }: { record: RestoreRecord }) {
  const t = useTranslations("backups.recent");
  const { when } = useFormat();
  const words = useRestoredWords();
  const erased = useErasedRows(record);
  const undoing = useUndoing(() => undoRestore(requireJournal(), record.restoreId));
  return (
    <PastAct
      undoing={undoing}
      line={t("line", { when: when(record.at), of: when(record.of), what: words(record) })}
      erased={erased > 0 && t("erased", { count: erased })}
      undone={record.undone && t("undone", { ...record.undone, when: when(record.undone.at) })}
      undoLabel={t("undo")}
      failureWords={(failure) => t(`failed.${failure}`)}
      question={{ title: t("askTitle"), text: t("askText"), keep: t("keep") }}
    />
  );
}
