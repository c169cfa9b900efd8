import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { PastAct, PastActs } from "#app/saving/past-acts.tsx";
import { useUndoing } from "#app/saving/use-undoing.ts";
import { requireJournal } from "#app/store/db/journal.ts";
import { undoTaking } from "#app/store/time/take-back.ts";
import type { TakingRecord } from "#app/store/time/taking-record.ts";
import { useTakings } from "#app/store/time/takings.ts";
import { useStepCounts } from "./use-step-counts.ts";

/** What was taken back on this device in the last thirty days. */
export function RecentTakings({ onUndone }: { onUndone: () => void }) {
  const t = useTranslations("time.recent");
  const takings = useTakings();
  if (!takings || takings.length === 0) return null;
  return (
    <PastActs id="recent-takings" as="h2" title={t("title")}>
      {takings.map((record) => (
        <TakingLine key={record.takingId} record={record} onUndone={onUndone} />
      ))}
    </PastActs>
  );
}

function TakingLine({ record, onUndone }: { record: TakingRecord; onUndone: () => void }) {
  const t = useTranslations("time.recent");
  const { when, day, list } = useFormat();
  const counts = useStepCounts();
  const undoing = useUndoing(() => undoTaking(requireJournal(), record.takingId), onUndone);
  return (
    <PastAct
      undoing={undoing}
      line={t("line", { when: when(record.at), day: day(record.day), what: list(counts(record.counts)) })}
      undone={record.undone && t("undone", { ...record.undone, when: when(record.undone.at) })}
      undoLabel={t("undo")}
      failureWords={(failure) => t(`failed.${failure}`)}
    />
  );
}
