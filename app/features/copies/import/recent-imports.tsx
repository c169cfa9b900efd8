import { useEffect, useState } from "react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { PastAct, PastActs } from "#app/saving/past-acts.tsx";
import { useUndoing } from "#app/saving/use-undoing.ts";
import { runImport } from "#app/store/copies/bring-in.ts";
import type { ImportRecord } from "#app/store/copies/import-record.ts";
import { countImported } from "#app/store/copies/imports.ts";
import { requireJournal } from "#app/store/db/journal.ts";
import { useView } from "#app/store/db/use-view.ts";
import { useImportWords } from "./use-import-words.ts";

/** The imports of the last thirty days. */
export function RecentImports({ imports: all }: { imports: readonly ImportRecord[] }) {
  const t = useTranslations("copies.bring.recent");
  const imports = all.filter(({ written }) => written > 0);
  if (imports.length === 0) return null;
  return (
    <PastActs id="recent-imports" as="h3" title={t("title")}>
      {imports.map((record) => (
        <ImportLine key={record.importId} record={record} />
      ))}
    </PastActs>
  );
}

function ImportLine({ record }: { record: ImportRecord }) {
  const t = useTranslations("copies.bring.recent");
  const { when, list } = useFormat();
  const words = useImportWords();
  const erased = useErasedEntries(record);
  const undoing = useUndoing(async (signal) => {
    const request = { act: "undo", importId: record.importId } as const;
    const result = await runImport(requireJournal(), request, { signal, onProgress: () => undefined });
    return result.act === "undo" ? result.outcome : { ok: true };
  });
  return (
    <PastAct
      undoing={undoing}
      line={t("line", { when: when(record.at), what: list(words(record)) })}
      erased={erased > 0 && t("erased", { count: erased })}
      undone={record.undone && t("undone", { ...record.undone, when: when(record.undone.at) })}
      undoLabel={t("undo")}
      failureWords={(failure) => t(`failed.${failure}`)}
      question={{ title: t("askTitle"), text: t("askText"), keep: t("keep") }}
    />
  );
}

/** How many entries of an import belong to someone who was erased: the server refuses them, and no trace of them is kept here. */
function useErasedEntries({ importId, written, undone }: ImportRecord): number {
  const waiting = useView("outbox")?.size;
  const [known, setKnown] = useState(written);
  useEffect(() => {
    let isCurrent = waiting !== null;
    void countImported(importId).then((count) => isCurrent && setKnown(count));
    return () => {
      isCurrent = false;
    };
  }, [importId, waiting]);
  return undone ? 0 : written - known;
}
