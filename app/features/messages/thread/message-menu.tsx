import { Copy, Ellipsis, EyeOff, Flag, Pencil, Trash2, Undo2 } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { copyText } from "#app/lib/copy-text.ts";
import { useQuickSave } from "#app/saving/use-quick-save.ts";
import { deleteMessage, undoDeleteMessage, withdrawMessage } from "#app/store/messages/messages.ts";
import { IconButton } from "#app/ui/actions/icon-button.tsx";
import { Menu, type MenuItem } from "#app/ui/actions/menu.tsx";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import type { Message } from "#domain/message/message.ts";
import { canEdit, canTakeBack } from "#domain/message/message-rules.ts";
import { shortenText } from "#domain/text/whole-signs.ts";
import { isOwn, wordsOf } from "../message-words.ts";
import { TakeBackDialog } from "./take-back-dialog.tsx";

type MessageMenuProps = {
  message: Message;
  /** Not while the last change of it is refused. */
  canEdit: boolean;
  onEdit: () => void;
  onReport: () => void;
  /** After it was deleted or withdrawn. */
  onGone: () => void;
};

/** What can be done with one message. Seen when it is pointed at or the keyboard is there; always under a finger. */
export function MessageMenu({ message, canEdit: mayEdit, onEdit, onReport, onGone }: MessageMenuProps) {
  const t = useTranslations("messages.message");
  const quickSave = useQuickSave();
  const [isAsked, setAsked] = useState(false);
  const { id } = message;
  const words = wordsOf(message);
  const text = words.kind === "text" ? words.text : "";
  async function copy() {
    const copied = await copyText(text);
    showToast(copied.ok ? { title: t("copied") } : { title: t("notCopied"), tone: "bad" });
  }
  const deleteHere = () =>
    quickSave(
      () => deleteMessage(id),
      () => {
        onGone();
        showToast({
          title: t("deletedHere"),
          action: { label: t("undo"), onAction: () => void quickSave(() => undoDeleteMessage(id)) },
        });
      },
    );
  const withdraw = () =>
    quickSave(
      () => withdrawMessage(id),
      ({ isWithdrawn }) => {
        if (!isWithdrawn) return setAsked(true);
        onGone();
        showToast({ title: t("withdrawn") });
      },
    );
  const hasLeft = message.sent_at !== null || words.kind === "damaged";
  const items: (MenuItem | false)[] = [
    text !== "" && { id: "copy", label: t("copy"), icon: Copy, onSelect: () => void copy() },
    mayEdit &&
      canEdit(message, Date.now()) && { id: "edit", label: t("edit"), icon: Pencil, onSelect: onEdit },
    hasLeft && {
      id: "here",
      label: t("deleteHere"),
      icon: EyeOff,
      onSelect: () => void deleteHere(),
    },
    canTakeBack(message) &&
      hasLeft && {
        id: "both",
        label: t("deleteBoth"),
        icon: Trash2,
        tone: "bad",
        onSelect: () => setAsked(true),
      },
    canTakeBack(message) &&
      !hasLeft && { id: "withdraw", label: t("withdraw"), icon: Undo2, onSelect: () => void withdraw() },
    !message.is_mine && { id: "report", label: t("report"), icon: Flag, onSelect: onReport },
  ];
  return (
    <span className="-my-3 flex-none group-hover/message:opacity-100 focus-within:opacity-100 has-data-[state=open]:opacity-100 pointer-fine:opacity-0">
      <Menu
        align={isOwn(message) ? "end" : "start"}
        trigger={
          <IconButton
            icon={Ellipsis}
            label={t("actions", { text: words.kind === "text" ? shortenText(text, 40) : t(words.kind) })}
            size={18}
          />
        }
        items={items.filter((item) => item !== false)}
      />
      {isAsked && <TakeBackDialog id={id} onClose={() => setAsked(false)} />}
    </span>
  );
}
