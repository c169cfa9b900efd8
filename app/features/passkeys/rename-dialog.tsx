import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl/react";
import { renamePasskey } from "#app/lib/passkeys.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import type { Passkey } from "#domain/account/passkey-fields.ts";
import { factorNameLength } from "#domain/account/second-factor.ts";

type RenameDialogProps = { passkey: Passkey; onClose: () => void; onChanged: () => void };

export function RenameDialog({ passkey, onClose, onChanged }: RenameDialogProps) {
  const t = useTranslations("passkeys");
  const [name, setName] = useState(passkey.friendly_name);
  const [issue, setIssue] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  async function save(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setIssue(name.trim() ? null : t("nameMissing"));
    if (!name.trim()) return;
    setBusy(true);
    const outcome = await renamePasskey(passkey.id, name.trim());
    setBusy(false);
    if (!outcome.ok) return setIssue(t(`problem.${outcome.problem}`));
    showToast({ title: t("renamed") });
    onClose();
    onChanged();
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t("renameTitle")} closeLabel={t("close")}>
      <form noValidate onSubmit={(event) => void save(event)}>
        <Stack gap={5}>
          <TextField
            label={t("name")}
            maxLength={factorNameLength}
            autoComplete="off"
            value={name}
            error={issue}
            onChange={({ target }) => setName(target.value)}
          />
          <Inline gap={2} wrap>
            <Button type="submit" variant="primary" pending={isBusy}>
              {t("save")}
            </Button>
            <Button onClick={onClose}>{t("cancel")}</Button>
          </Inline>
        </Stack>
      </form>
    </Dialog>
  );
}
