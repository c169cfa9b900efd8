import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { Button } from "#app/ui/actions/button.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { Setting, SettingValue } from "#domain/admin/server-settings.ts";
import { dangerousSettings } from "#domain/site/site-settings.ts";
import { isReason, ReasonField } from "../../asking/reason-field.tsx";
import { useProblemWords } from "../../asking/use-problem-words.ts";
import { useUndo } from "../../asking/use-undo.ts";
import { chooseSetting } from "../setting-calls.ts";
import { useSettingWords } from "./use-setting-words.ts";
import { draftOf, readDraft, ValueField } from "./value-field.tsx";

type ChooseDialogProps = { setting: Setting; onClose: () => void; onChosen: () => void };

/** What it is, what it would be and what that does; then the reason. A choice that somebody made meanwhile is shown before it is replaced. */
export function ChooseDialog({ setting: opened, onClose, onChosen }: ChooseDialogProps) {
  const t = useTranslations("adminSettings");
  const problemWords = useProblemWords();
  const tellDone = useUndo();
  const { valueWords, effectWords } = useSettingWords();
  const [setting, setSetting] = useState(opened);
  const [draft, setDraft] = useState(draftOf(opened.inForce));
  const [reason, setReason] = useState("");
  const [isMissing, setMissing] = useState<"value" | "reason" | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { name } = setting;
  const needsReason = dangerousSettings.includes(name);
  const value = readDraft(setting, draft);

  async function save(wanted: SettingValue | null) {
    const why = reason.trim();
    if (needsReason && !isReason(why)) return setMissing("reason");
    setMissing(null);
    setProblem(null);
    setBusy(true);
    const base = setting.version;
    const told = await chooseSetting(name, { value: wanted, base, ...(why === "" ? {} : { reason: why }) });
    setBusy(false);
    if (!told.ok) return setProblem(problemWords(told.problem));
    if (!told.value.saved) {
      setSetting(told.value.setting);
      onChosen();
      return setProblem(t("dialog.conflict", { value: valueWords(name, told.value.setting.inForce) }));
    }
    onChosen();
    onClose();
    sayDone(setting, told.value.setting, why);
  }
  function sayDone(before: Setting, after: Setting, why: string) {
    tellDone({
      title: t("dialog.saved", { setting: t(`setting.${name}`), value: valueWords(name, after.inForce) }),
      reason: why,
      takeBack: async (because) => {
        const choice = { value: before.chosen, base: after.version, reason: because };
        const told = await chooseSetting(name, choice);
        return told.ok && told.value.saved;
      },
      onTakenBack: onChosen,
    });
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`setting.${name}`)}
      closeLabel={t("close")}
      actions={
        <>
          <Button
            variant={needsReason ? "danger" : "primary"}
            pending={isBusy}
            onClick={() => (value === null ? setMissing("value") : void save(value))}
          >
            {t("dialog.save")}
          </Button>
          {setting.chosen !== null && (
            <Button variant="quiet" onClick={() => void save(null)}>
              {t("dialog.own", { value: valueWords(name, setting.own) })}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={4}>
        <ValueField
          setting={setting}
          draft={draft}
          error={isMissing === "value" ? t("dialog.noValue") : null}
          onChange={(next) => {
            setDraft(next);
            setMissing(null);
          }}
        />
        {value !== null && <Text size="small">{effectWords(name, value)}</Text>}
        {needsReason && (
          <ReasonField value={reason} isMissing={isMissing === "reason"} onChange={setReason} />
        )}
        <div role="alert">{problem && <Remark tone="bad">{problem}</Remark>}</div>
      </Stack>
    </Dialog>
  );
}
