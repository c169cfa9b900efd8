import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { SaveFailure } from "#app/saving/save-failure.tsx";
import { useSave } from "#app/saving/use-save.ts";
import { emptyTrash } from "#app/store/moments/trash.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import { Remark } from "#app/ui/type/remark.tsx";

/** The only deletion with a confirmation: it cannot be undone. */
export function EmptyTrash({ count }: { count: number }) {
  const t = useTranslations("moments.trash");
  const [isAsking, setAsking] = useState(false);
  const { save, isSaving, failure, dismiss } = useSave();

  const empty = () =>
    save(emptyTrash, () => {
      setAsking(false);
      showToast({ title: t("emptied") });
    });
  return (
    <>
      <span>
        <TextButton
          tone="bad"
          size="small"
          onClick={() => {
            dismiss();
            setAsking(true);
          }}
        >
          {t("emptyNow")}
        </TextButton>
      </span>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t("question")}
        description={t("consequence", { count })}
        closeLabel={t("keep")}
        actions={
          <>
            <Button variant="danger" pending={isSaving} onClick={() => void empty()}>
              {t("confirm")}
            </Button>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              {t("keep")}
            </Button>
          </>
        }
      >
        {failure === "offline" ? (
          <Remark tone="bad" role="alert">
            {t("offline")}
          </Remark>
        ) : (
          <SaveFailure reason={failure} act="other" />
        )}
      </Dialog>
    </>
  );
}
