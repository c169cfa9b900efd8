import { useTranslations } from "use-intl/react";
import { Button } from "#app/ui/actions/button.tsx";
import { Dialog } from "#app/ui/overlays/dialog.tsx";

type SignOutHereProps = { onSignOut: () => void; onClose: () => void };

export function SignOutHere({ onSignOut, onClose }: SignOutHereProps) {
  const t = useTranslations("devices");
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("leave.title")}
      description={t("leave.text")}
      closeLabel={t("close")}
      actions={
        <>
          <Button variant="primary" onClick={onSignOut}>
            {t("leave.yes")}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t("leave.no")}
          </Button>
        </>
      }
    />
  );
}
