import { useTranslations } from "use-intl/react";
import type { Language } from "#app/lib/i18n/language.ts";
import { SaveFailure } from "#app/saving/save-failure.tsx";
import { useSave } from "#app/saving/use-save.ts";
import { startDemoOver } from "#app/store/demo/fill-demo.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { Dialog } from "#app/ui/overlays/dialog.tsx";

type StartOverProps = {
  language: Language;
  /** What the visitor wrote. */
  count: number;
  onDone: () => void;
  onClose: () => void;
};

/** Asked only when something of the visitor's own would go. */
export function StartOver({ language, count, onDone, onClose }: StartOverProps) {
  const t = useTranslations("demo.again");
  const { save, isSaving, failure } = useSave();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("title")}
      description={t("text", { count })}
      closeLabel={t("no")}
      actions={
        <>
          <Button
            variant="primary"
            pending={isSaving}
            onClick={() => void save(() => startDemoOver(language), onDone)}
          >
            {t("yes")}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t("no")}
          </Button>
        </>
      }
    >
      <SaveFailure reason={failure} act="other" />
    </Dialog>
  );
}
