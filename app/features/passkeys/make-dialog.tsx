import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl/react";
import { addPasskey } from "#app/lib/passkeys.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import { Remark } from "#app/ui/type/remark.tsx";
import { factorNameLength } from "#domain/account/second-factor.ts";

type MakeDialogProps = { onClose: () => void; onMade: () => void };

/** Its name, then the browser's own question of where to keep it. */
export function MakeDialog({ onClose, onMade }: MakeDialogProps) {
  const t = useTranslations("passkeys");
  const [name, setName] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  async function make(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    const outcome = await addPasskey(name.trim());
    setBusy(false);
    if (!outcome.ok) return setProblem(t(`problem.${outcome.problem}`));
    showToast({ title: t("makeDone"), detail: t("doneDetail") });
    onClose();
    onMade();
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("makeTitle")}
      description={t("makeText")}
      closeLabel={t("close")}
    >
      <form noValidate onSubmit={(event) => void make(event)}>
        <Stack gap={5}>
          <TextField
            label={t("name")}
            hint={t("nameHint")}
            maxLength={factorNameLength}
            autoComplete="off"
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <div role="alert" className="empty:hidden">
            {problem && <Remark tone="bad">{problem}</Remark>}
          </div>
          <Inline gap={2} wrap>
            <Button type="submit" variant="primary" pending={isBusy}>
              {t("makeConfirm")}
            </Button>
            <Button onClick={onClose}>{t("cancel")}</Button>
          </Inline>
        </Stack>
      </form>
    </Dialog>
  );
}
