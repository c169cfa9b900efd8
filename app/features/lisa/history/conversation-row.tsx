import { Ellipsis, Pencil, Pin, PinOff, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { useQuickSave } from "#app/saving/use-quick-save.ts";
import {
  deleteConversation,
  undoDeleteConversation,
  updateConversation,
} from "#app/store/conversations/conversations.ts";
import { IconButton } from "#app/ui/actions/icon-button.tsx";
import { Menu } from "#app/ui/actions/menu.tsx";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import { Icon } from "#app/ui/type/icon.tsx";
import type { Conversation } from "#domain/conversation/conversation.ts";
import { RenameDialog } from "./rename-dialog.tsx";

type ConversationRowProps = {
  conversation: Conversation;
  isOpen: boolean;
  onOpen: () => void;
  onGone: () => void;
};

export function ConversationRow({ conversation, isOpen, onOpen, onGone }: ConversationRowProps) {
  const t = useTranslations("lisa.history");
  const quickSave = useQuickSave();
  const [isNaming, setNaming] = useState(false);
  const { id, is_pinned } = conversation;
  const title = conversation.title || t("untitled");
  const pin = () => quickSave(() => updateConversation(id, { is_pinned: !is_pinned }));
  const remove = () =>
    quickSave(
      () => deleteConversation(id),
      () => {
        onGone();
        showToast({
          title: t("deleted"),
          detail: title,
          action: {
            label: t("undo"),
            onAction: () => void quickSave(() => undoDeleteConversation(id), onOpen),
          },
        });
      },
    );
  return (
    <li className={`-mx-2.5 flex items-center rounded-(--radius-field) ${isOpen ? "bg-sunken" : ""}`}>
      <button
        type="button"
        aria-current={isOpen ? "true" : undefined}
        onClick={onOpen}
        className={`flex min-h-11 min-w-0 flex-1 items-center gap-2 px-2.5 text-start hover:text-accent ${isOpen ? "type-label" : "type-body"}`}
      >
        {is_pinned && <Icon glyph={Pin} size={14} />}
        <span className="truncate" dir="auto">
          {title}
        </span>
      </button>
      <Menu
        trigger={<IconButton icon={Ellipsis} label={t("actions", { title })} size={18} />}
        items={[
          { id: "rename", label: t("rename"), icon: Pencil, onSelect: () => setNaming(true) },
          {
            id: "pin",
            label: t(is_pinned ? "unpin" : "pin"),
            icon: is_pinned ? PinOff : Pin,
            onSelect: () => void pin(),
          },
          { id: "delete", label: t("delete"), icon: Trash2, tone: "bad", onSelect: () => void remove() },
        ]}
      />
      {isNaming && <RenameDialog conversation={conversation} onClose={() => setNaming(false)} />}
    </li>
  );
}
