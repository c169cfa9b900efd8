/** What the server keeps of the backup (product decisions, "Backups"): each state can be looked into and brought back. */
import { Check, CircleAlert } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { type BackupProblem, fetchStates, type KeptState } from "#app/store/backups/backup-calls.ts";
import { backupsOffKey } from "#app/store/backups/backup-meta.ts";
import { useRestores } from "#app/store/backups/restores.ts";
import { requireJournal } from "#app/store/db/journal.ts";
import { useView } from "#app/store/db/use-view.ts";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Skeleton } from "#app/ui/states/skeleton.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { backupsWords } from "./backups-words.ts";
import { RecentRestores } from "./recent-restores.tsx";
import { RestoreDecision } from "./restore-decision.tsx";
import { type Restoring, useRestore } from "./use-restore.ts";
import { useRestoredWords } from "./use-restored-words.ts";

export function BackupsSection() {
  return (
    <WithMessages words={backupsWords}>
      <Backups />
    </WithMessages>
  );
}

function Backups() {
  const t = useTranslations("backups");
  const { states, problem, refresh } = useStates();
  const restoring = useRestore(() => void refresh());
  const { state } = restoring;
  const words = useRestoredWords();
  const restores = useRestores() ?? [];
  const done = state.step === "done" ? state.record : null;
  const isUndone = restores.some(({ restoreId, undone }) => restoreId === done?.restoreId && undone);
  return (
    <Stack as="section" gap={4} aria-labelledby="kept-states">
      <Heading id="kept-states">{t("title")}</Heading>
      <Text>{t("text")}</Text>
      <SwitchedOff />
      {!states && !problem && (
        <div role="status" aria-label={t("loading")}>
          <Skeleton rows={3} />
        </div>
      )}
      {problem && (
        <div role="alert">
          <Remark icon={CircleAlert} tone={problem === "missing" ? "soft" : "warn"}>
            {t(`problem.${problem}`)}{" "}
            {problem !== "missing" && (
              <TextButton size="small" onClick={() => void refresh()}>
                {t("retry")}
              </TextButton>
            )}
          </Remark>
        </div>
      )}
      {states?.length === 0 && !problem && <Text tone="soft">{t("none")}</Text>}
      {states && states.length > 0 && (
        <ul aria-label={t("list")} className="border-b border-line">
          {states.map((kept) => (
            <StateRow key={kept.created_at} kept={kept} restoring={restoring} />
          ))}
        </ul>
      )}
      {state.step === "problem" && states?.every(({ id }) => id !== state.id) && (
        <div role="alert">
          <Remark icon={CircleAlert} tone="warn">
            {t(`problem.${state.problem}`)}
          </Remark>
        </div>
      )}
      {done && !isUndone && (
        <div role="status">
          <Remark icon={Check} tone="good">
            {t("done", { what: words(done) })}
          </Remark>
        </div>
      )}
      <RecentRestores restores={restores} />
    </Stack>
  );
}

type StateRowProps = { kept: KeptState; restoring: Restoring };

function StateRow({ kept, restoring }: StateRowProps) {
  const t = useTranslations("backups");
  const { when } = useFormat();
  const { state } = restoring;
  const own = "id" in state && state.id === kept.id ? state : null;
  const at = when(kept.created_at);
  return (
    <Stack as="li" gap={3} className="border-t border-line py-3">
      <Inline gap={4} wrap justify="between">
        <Text>
          {at}
          {kept.table === "user_backups" && <span className="text-ink-soft"> · {t("newest")}</span>}
        </Text>
        <TextButton
          aria-label={t("lookAt", { when: at })}
          aria-expanded={own?.step === "deciding"}
          aria-busy={own?.step === "reading" || own?.step === "writing" || undefined}
          onClick={() => void restoring.look(kept)}
        >
          {t("look")}
        </TextButton>
      </Inline>
      {own?.step === "problem" && (
        <div role="alert">
          <Remark icon={CircleAlert} tone="warn">
            {t(`problem.${own.problem}`)}
          </Remark>
        </div>
      )}
      {own?.step === "refused" && (
        <div role="alert">
          <Remark icon={CircleAlert} tone="bad">
            {t(`refused.${own.refusal.reason}`, {
              field: own.refusal.reason === "foreign_field" ? own.refusal.field : "",
            })}{" "}
            {t("unchanged")}
          </Remark>
        </div>
      )}
      {own?.step === "deciding" && (
        <RestoreDecision
          key={own.backup.timestamp}
          compared={own.compared}
          madeAt={own.backup.timestamp}
          failure={own.failure}
          restoring={restoring}
        />
      )}
    </Stack>
  );
}

/** The server said once that it has no place for backups: nothing is sent until the person says so. */
function SwitchedOff() {
  const t = useTranslations("backups");
  const isOff = useView("meta")?.get(backupsOffKey)?.value === true;
  if (!isOff) return null;
  return (
    <Remark icon={CircleAlert} tone="warn">
      {t("off")}{" "}
      <TextButton size="small" onClick={() => void requireJournal().database.meta.delete(backupsOffKey)}>
        {t("switchOn")}
      </TextButton>
    </Remark>
  );
}

/** The states that the server keeps: asked for at once, when the network is back, and on request. */
function useStates() {
  const [states, setStates] = useState<readonly KeptState[]>();
  const [problem, setProblem] = useState<BackupProblem | null>(null);
  const latest = useRef<object | null>(null);
  const refresh = useCallback(async () => {
    const mine = {};
    latest.current = mine;
    const told = await fetchStates(requireJournal().personId);
    if (mine !== latest.current) return;
    setProblem(told.ok ? null : told.problem);
    if (told.ok) setStates(told.value);
  }, []);
  useEffect(() => {
    const again = () => void refresh();
    again();
    addEventListener("online", again);
    return () => {
      latest.current = null;
      removeEventListener("online", again);
    };
  }, [refresh]);
  return { states, problem, refresh };
}
