import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { Button } from "#app/ui/actions/button.tsx";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { Text } from "#app/ui/type/text.tsx";

type DeleteNowProps = { pending: boolean; onDelete: () => void };

/** The act without a way back: it looks like one, and is asked about once more. */
export function DeleteNow({ pending, onDelete }: DeleteNowProps) {
  const t = useTranslations("deletion");
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="danger" pending={pending} onClick={() => setAsking(true)}>
        {t("now")}
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t("nowTitle")}
        closeLabel={t("keep")}
        actions={
          <>
            <Button
              variant="danger"
              onClick={() => {
                setAsking(false);
                onDelete();
              }}
            >
              {t("nowConfirm")}
            </Button>
            <Button onClick={() => setAsking(false)}>{t("keep")}</Button>
          </>
        }
      >
        <Text>{t("nowText")}</Text>
      </Dialog>
    </>
  );
}
