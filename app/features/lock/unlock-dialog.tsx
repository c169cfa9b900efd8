import { useTranslations } from "use-intl/react";
import { guardOf } from "#app/lib/lock/lock-guard.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { lockWords } from "./lock-words.ts";
import { PinForm } from "./pin-form.tsx";

type UnlockDialogProps = { journal: string; onSettled: (isOpened: boolean) => void };

export function UnlockDialog(props: UnlockDialogProps) {
  return (
    <WithMessages words={lockWords}>
      <Question {...props} />
    </WithMessages>
  );
}

function Question({ journal, onSettled }: UnlockDialogProps) {
  const t = useTranslations("lock");
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onSettled(false)}
      title={t("ask.title")}
      description={t("ask.text")}
      closeLabel={t("close")}
    >
      <PinForm guard={guardOf(journal)} onRight={() => onSettled(true)} />
    </Dialog>
  );
}
