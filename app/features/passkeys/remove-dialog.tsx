import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { removePasskey } from "#app/lib/passkeys.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { Passkey } from "#domain/account/passkey-fields.ts";

type RemoveDialogProps = { passkey: Passkey; isLast: boolean; onClose: () => void; onChanged: () => void };

export function RemoveDialog({ passkey, isLast, onClose, onChanged }: RemoveDialogProps) {
  const t = useTranslations("passkeys");
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  async function remove() {
    setBusy(true);
    setProblem(null);
    const outcome = await removePasskey(passkey.id);
    setBusy(false);
    if (!outcome.ok) return setProblem(t(`problem.${outcome.problem}`));
    showToast({ title: t("removed"), detail: t("doneDetail") });
    onClose();
    onChanged();
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("removeTitle", { name: passkey.friendly_name })}
      closeLabel={t("close")}
      actions={
        <>
          <Button variant="danger" pending={isBusy} onClick={() => void remove()}>
            {t("remove")}
          </Button>
          <Button onClick={onClose}>{t("cancel")}</Button>
        </>
      }
    >
      <Stack gap={3}>
        <Text>{t("removeText")}</Text>
        {isLast && <Text>{t("removeLastText")}</Text>}
        <div role="alert" className="empty:hidden">
          {problem && <Remark tone="bad">{problem}</Remark>}
        </div>
      </Stack>
    </Dialog>
  );
}
