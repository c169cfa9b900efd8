import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Sheet } from "#app/ui/overlays/sheet.tsx";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import { Remark } from "#app/ui/type/remark.tsx";
import type { HelpCountry, WrittenHelp } from "#domain/admin/site-contents.ts";
import { type CountryHelpFields, helpLineLimit } from "#domain/site/served-help.ts";
import { ReasonDialog } from "../../asking/reason-dialog.tsx";
import { isReason, ReasonField } from "../../asking/reason-field.tsx";
import { useProblemWords } from "../../asking/use-problem-words.ts";
import { writeHelp } from "../content-calls.ts";
import { KeptDraft } from "../kept-draft.tsx";
import { emptyLine, type LineDraft, readDraft } from "./help-draft.ts";
import { LineFields } from "./line-fields.tsx";
import { useHelpDraft } from "./use-help-draft.ts";

type HelpSheetProps = { entry: HelpCountry; onClose: () => void; onSaved: () => void };

/** The lines of one country. What somebody else wrote meanwhile is shown before it is replaced. */
export function HelpSheet({ entry: opened, onClose, onSaved }: HelpSheetProps) {
  const t = useTranslations("adminContent.help");
  const problemWords = useProblemWords();
  const format = useFormat();
  const [entry, setEntry] = useState(opened);
  const [wrong, setWrong] = useState<{ readonly line: number | null; readonly field: string } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isGivingBack, setGivingBack] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const country = format.country(entry.country);
  const draft = useHelpDraft(opened);
  const { fields } = draft;
  const { emergency, lines, reason } = fields;

  const changeLine = (key: number, part: Partial<LineDraft>) =>
    draft.change({ lines: lines.map((line) => (line.key === key ? { ...line, ...part } : line)) });

  async function send(help: CountryHelpFields) {
    if (!isReason(reason)) return setWrong({ line: null, field: "reason" });
    setWrong(null);
    setProblem(null);
    setBusy(true);
    const told = await writeHelp(entry.country, { help, base: draft.base, reason: reason.trim() });
    setBusy(false);
    if (told.ok) tell(told.value);
    else setProblem(problemWords(told.problem));
  }
  function tell({ saved, entry: now }: WrittenHelp) {
    onSaved();
    if (saved) {
      draft.settle(fields, now.version);
      showToast({ title: t("saved", { country }) });
      return onClose();
    }
    setEntry(now);
    draft.rebase(now.version);
    const theirs = now.help?.lines.map(({ name, number }) => `${name} ${number}`) ?? [];
    setProblem(theirs.length > 0 ? t("conflict", { lines: format.list(theirs) }) : t("conflictNone"));
  }
  function save() {
    const read = readDraft(fields);
    if (read.ok) void send(read.help);
    else setWrong(read);
  }
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("sheet", { country })}
      closeLabel={t("close")}
      footer={
        <Button variant="primary" pending={isBusy} onClick={save}>
          {t("save")}
        </Button>
      }
    >
      <Stack gap={5}>
        <TextField
          label={t("emergency")}
          autoComplete="off"
          value={emergency}
          hint={t("emergencyHint")}
          error={wrong?.field === "emergency" ? t("wrong.emergency") : null}
          onChange={({ target }) => draft.change({ emergency: target.value })}
        />
        {lines.map((line, at) => (
          <LineFields
            key={line.key}
            line={line}
            wrong={wrong?.line === at ? wrong.field : null}
            onChange={(part) => changeLine(line.key, part)}
            onRemove={() => draft.change({ lines: lines.filter(({ key }) => key !== line.key) })}
          />
        ))}
        {lines.length < helpLineLimit && (
          <div>
            <TextButton onClick={() => draft.change({ lines: [...lines, emptyLine(Date.now())] })}>
              {t("addLine")}
            </TextButton>
          </div>
        )}
        <ReasonField
          value={reason}
          isMissing={wrong?.field === "reason"}
          onChange={(typed) => draft.change({ reason: typed })}
        />
        {draft.isTyped && (
          <Inline gap={4} wrap>
            <KeptDraft draft={draft} />
          </Inline>
        )}
        {entry.help !== null && (
          <div>
            <TextButton tone="bad" onClick={() => setGivingBack(true)}>
              {t("giveBack")}
            </TextButton>
          </div>
        )}
        {isGivingBack && (
          <ReasonDialog
            title={t("giveBackTitle", { country })}
            effect={t("giveBackEffect")}
            act={t("giveBackGo")}
            onAct={(because) =>
              writeHelp(entry.country, { help: null, base: entry.version, reason: because })
            }
            onClose={() => setGivingBack(false)}
            onDone={(value) => {
              setGivingBack(false);
              tell(value);
            }}
          />
        )}
        <div role="alert">{problem && <Remark tone="bad">{problem}</Remark>}</div>
      </Stack>
    </Sheet>
  );
}
