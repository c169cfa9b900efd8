import { useTranslations } from "use-intl/react";
import { SaveFailure } from "#app/saving/save-failure.tsx";
import { useSave } from "#app/saving/use-save.ts";
import { takeBackMessage } from "#app/store/messages/messages.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { Dialog } from "#app/ui/overlays/dialog.tsx";

/** It cannot be undone: the words leave both sides. */
export function TakeBackDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations("messages.takeBack");
  const { save, isSaving, failure } = useSave();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("title")}
      description={t("text")}
      closeLabel={t("no")}
      actions={
        <>
          <Button
            variant="danger"
            pending={isSaving}
            onClick={() => void save(() => takeBackMessage(id), onClose)}
          >
            {t("yes")}
          </Button>
          <Button onClick={onClose}>{t("no")}</Button>
        </>
      }
    >
      <SaveFailure reason={failure} act="other" />
    </Dialog>
  );
}
