import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { SaveFailure } from "#app/saving/save-failure.tsx";
import { useSave } from "#app/saving/use-save.ts";
import type { Outcome } from "#app/store/write/outcome.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { RadioRows } from "#app/ui/choices/radio-rows.tsx";
import { Dialog } from "#app/ui/overlays/dialog.tsx";

const lengths = { two: 2, eight: 8, open: null } as const;
type Length = keyof typeof lengths;
const lengthNames = ["two", "eight", "open"] as const satisfies readonly Length[];

type PauseDialogProps = {
  pause: (weeks: number | null) => Promise<Outcome>;
  onPaused: () => void;
  onClose: () => void;
};

export function PauseDialog({ pause, onPaused, onClose }: PauseDialogProps) {
  const t = useTranslations("game");
  const [length, setLength] = useState<Length>("two");
  const { save, isSaving, failure } = useSave();
  const confirm = () =>
    save(
      () => pause(lengths[length]),
      () => {
        onClose();
        onPaused();
      },
    );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      closeLabel={t("close")}
      title={t("pause.title")}
      description={t("pause.text")}
      actions={
        <>
          <Button variant="primary" pending={isSaving} onClick={() => void confirm()}>
            {t("pause.confirm")}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t("pause.cancel")}
          </Button>
        </>
      }
    >
      <RadioRows
        label={t("pause.length")}
        value={length}
        onChange={setLength}
        options={lengthNames.map((value) => ({ value, label: t(`pause.weeks.${value}`) }))}
      />
      <SaveFailure reason={failure} />
    </Dialog>
  );
}
