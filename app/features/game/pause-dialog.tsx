import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { RadioRows } from "#app/ui/radio-rows.tsx";

const lengths = { two: 2, eight: 8, open: null } as const;
type Length = keyof typeof lengths;
const lengthNames = ["two", "eight", "open"] as const satisfies readonly Length[];

type PauseDialogProps = { onPause: (weeks: number | null) => void; onClose: () => void };

export function PauseDialog({ onPause, onClose }: PauseDialogProps) {
  const t = useTranslations("game");
  const [length, setLength] = useState<Length>("two");
  return (
    <Dialog
      open
      onOpenChange={onClose}
      closeLabel={t("close")}
      title={t("pause.title")}
      description={t("pause.text")}
      actions={
        <>
          <Button
            variant="primary"
            onClick={() => {
              onPause(lengths[length]);
              onClose();
            }}
          >
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
    </Dialog>
  );
}
