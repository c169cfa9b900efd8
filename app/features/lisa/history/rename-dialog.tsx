import { useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { SaveFailure } from "#app/saving/save-failure.tsx";
import { useSave } from "#app/saving/use-save.ts";
import { updateConversation } from "#app/store/conversations/conversations.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import type { Conversation } from "#domain/conversation/conversation.ts";
import { conversationTraits } from "#domain/conversation/conversation-traits.ts";

type RenameDialogProps = { conversation: Conversation; onClose: () => void };

export function RenameDialog({ conversation, onClose }: RenameDialogProps) {
  const t = useTranslations("lisa.history");
  const [title, setTitle] = useState(conversation.title);
  const { save, isSaving, failure, dismiss } = useSave();
  const line = useRef<HTMLInputElement>(null);
  const keep = () => save(() => updateConversation(conversation.id, { title }), onClose);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("newName")}
      closeLabel={t("close")}
      initialFocus={line}
      actions={
        <>
          <Button variant="primary" pending={isSaving} onClick={() => void keep()}>
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
        onSubmit={(event) => {
          event.preventDefault();
          void keep();
        }}
      >
        <TextField
          ref={line}
          label={t("name")}
          value={title}
          maxLength={conversationTraits.title.max}
          dir="auto"
          onChange={(event) => {
            dismiss();
            setTitle(event.target.value);
          }}
        />
      </form>
    </Dialog>
  );
}
