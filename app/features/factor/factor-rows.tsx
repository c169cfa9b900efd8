/** The authenticators that count: when they came, when they were last used, a name and a way out for each. */
import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl/react";
import { removeFactor, renameFactor } from "#app/lib/factors.ts";
import { useFormat } from "#app/lib/format/use-format.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { NamedRow } from "#app/ui/lists/named-row.tsx";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { Factor } from "#domain/account/factor-fields.ts";
import { factorNameLength } from "#domain/account/second-factor.ts";
import { useRefusalWords } from "./use-refusal-words.ts";

type FactorRowsProps = { factors: readonly Factor[]; onChanged: () => void };

export function FactorRows({ factors, onChanged }: FactorRowsProps) {
  const t = useTranslations("factor.on");
  const format = useFormat();
  const [asked, setAsked] = useState<{ readonly act: "rename" | "remove"; readonly factor: Factor } | null>(
    null,
  );
  const close = () => setAsked(null);
  return (
    <>
      <ul className="border-b border-line">
        {factors.map((factor) => {
          const { id, friendly_name: name, created_at, last_used_at } = factor;
          const used = last_used_at ? t("used", { when: format.when(last_used_at) }) : t("unused");
          return (
            <NamedRow
              key={id}
              name={name}
              details={[`${t("added", { day: format.instant(created_at) })}, ${used}`]}
              actions={
                <>
                  <TextButton
                    size="small"
                    aria-label={t("renameOf", { name })}
                    onClick={() => setAsked({ act: "rename", factor })}
                  >
                    {t("rename")}
                  </TextButton>
                  <TextButton
                    size="small"
                    aria-label={t("removeOf", { name })}
                    onClick={() => setAsked({ act: "remove", factor })}
                  >
                    {t("remove")}
                  </TextButton>
                </>
              }
            />
          );
        })}
      </ul>
      {asked?.act === "rename" && (
        <RenameDialog factor={asked.factor} onClose={close} onChanged={onChanged} />
      )}
      {asked?.act === "remove" && (
        <RemoveDialog
          factor={asked.factor}
          isLast={factors.length === 1}
          onClose={close}
          onChanged={onChanged}
        />
      )}
    </>
  );
}

type FactorDialogProps = { factor: Factor; onClose: () => void; onChanged: () => void };

function RenameDialog({ factor, onClose, onChanged }: FactorDialogProps) {
  const t = useTranslations("factor");
  const words = useRefusalWords();
  const [name, setName] = useState(factor.friendly_name);
  const [issue, setIssue] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  async function save(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setIssue(name.trim() ? null : t("setUp.nameMissing"));
    if (!name.trim()) return;
    setBusy(true);
    const outcome = await renameFactor(factor.id, name.trim());
    setBusy(false);
    if (!outcome.ok) return setIssue(words(outcome));
    showToast({ title: t("on.renamed") });
    onClose();
    onChanged();
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("on.renameTitle")}
      closeLabel={t("on.close")}
    >
      <form noValidate onSubmit={(event) => void save(event)}>
        <Stack gap={5}>
          <TextField
            label={t("setUp.name")}
            maxLength={factorNameLength}
            value={name}
            error={issue}
            onChange={({ target }) => setName(target.value)}
          />
          <Inline gap={2} wrap>
            <Button type="submit" variant="primary" pending={isBusy}>
              {t("on.save")}
            </Button>
            <Button onClick={onClose}>{t("on.cancel")}</Button>
          </Inline>
        </Stack>
      </form>
    </Dialog>
  );
}

function RemoveDialog({ factor, isLast, onClose, onChanged }: FactorDialogProps & { isLast: boolean }) {
  const t = useTranslations("factor.on");
  const words = useRefusalWords();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const name = factor.friendly_name;
  async function remove() {
    setBusy(true);
    setProblem(null);
    const outcome = await removeFactor(factor.id);
    setBusy(false);
    if (!outcome.ok) return setProblem(words(outcome));
    showToast({ title: t(isLast ? "off" : "removed") });
    onClose();
    onChanged();
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={isLast ? t("offTitle") : t("removeTitle", { name })}
      closeLabel={t("close")}
      actions={
        <>
          <Button variant="danger" pending={isBusy} onClick={() => void remove()}>
            {t(isLast ? "offConfirm" : "remove")}
          </Button>
          <Button onClick={onClose}>{t("cancel")}</Button>
        </>
      }
    >
      <Stack gap={3}>
        <Text>{isLast ? t("offText", { name }) : t("removeText")}</Text>
        <div role="alert">{problem && <Remark tone="bad">{problem}</Remark>}</div>
      </Stack>
    </Dialog>
  );
}
