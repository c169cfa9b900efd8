import { useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { SaveFailure } from "#app/saving/save-failure.tsx";
import { useSave } from "#app/saving/use-save.ts";
import type { Outcome } from "#app/store/write/outcome.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { profileTraits } from "#domain/account/profile-traits.ts";

type LineDialogProps = {
  title: string;
  start: string;
  onSave: (text: string) => Promise<Outcome>;
  onClose: () => void;
};

/** One line of one's own. What is refused stays where it was typed. */
export function LineDialog({ title, start, onSave, onClose }: LineDialogProps) {
  const t = useTranslations("lisa.crush");
  const [text, setText] = useState(start);
  const [isEmpty, setEmpty] = useState(false);
  const { save, isSaving, failure, dismiss } = useSave();
  const line = useRef<HTMLInputElement>(null);
  function keep() {
    if (text.trim() === "") {
      setEmpty(true);
      line.current?.focus();
      return;
    }
    void save(() => onSave(text.trim()), onClose);
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      closeLabel={t("close")}
      initialFocus={line}
      actions={
        <>
          <Button variant="primary" pending={isSaving} onClick={keep}>
            {t("save")}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t("cancel")}
          </Button>
          <SaveFailure reason={failure} keepsText />
        </>
      }
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          keep();
        }}
      >
        <TextField
          ref={line}
          label={t("line")}
          value={text}
          maxLength={profileTraits.needs.max}
          error={isEmpty ? t("empty") : undefined}
          dir="auto"
          onChange={(event) => {
            dismiss();
            setEmpty(false);
            setText(event.target.value);
          }}
        />
      </form>
    </Dialog>
  );
}
