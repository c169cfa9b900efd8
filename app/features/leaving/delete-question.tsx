import { useTranslations } from "use-intl/react";
import { Button } from "#app/ui/actions/button.tsx";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { Text } from "#app/ui/type/text.tsx";

type DeleteQuestionProps = { title: string; text: string; onDelete: () => void; onKeep: () => void };

/** Asked before deleting data that exists nowhere else. */
export function DeleteQuestion({ title, text, onDelete, onKeep }: DeleteQuestionProps) {
  const t = useTranslations("leaving.locked");
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onKeep()}
      title={title}
      closeLabel={t("keep")}
      actions={
        <>
          <Button
            variant="danger"
            onClick={() => {
              onDelete();
              onKeep();
            }}
          >
            {t("confirm")}
          </Button>
          <Button onClick={onKeep}>{t("keep")}</Button>
        </>
      }
    >
      <Text>{text}</Text>
    </Dialog>
  );
}
