import { Ban, ChevronLeft, Ellipsis, Flag, Trash2 } from "lucide-react";
import { Link, useNavigate } from "react-router";
import { useTimeZone, useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { useToday } from "#app/lib/use-today.ts";
import { paths } from "#app/paths.ts";
import { useQuickSave } from "#app/saving/use-quick-save.ts";
import { deleteThread, undoDeleteThread } from "#app/store/messages/threads.ts";
import { IconButton } from "#app/ui/actions/icon-button.tsx";
import { Menu, type MenuItem } from "#app/ui/actions/menu.tsx";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import { Icon } from "#app/ui/type/icon.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { Title } from "#app/ui/type/title.tsx";
import type { Thread } from "#domain/message/message.ts";
import { threadState } from "#domain/message/message-rules.ts";
import { dayInTimeZone } from "#domain/time/time-zone.ts";
import { useBlock, useUnblock } from "../use-block.ts";
import { addressOf } from "../use-person-name.ts";

type ThreadHeadProps = { thread: Thread; name: string; onReport: () => void };

/** Who the conversation is with, and what can be done with all of it. */
export function ThreadHead({ thread, name, onReport }: ThreadHeadProps) {
  const t = useTranslations("messages.thread");
  const back = useTranslations("messages");
  const format = useFormat();
  const navigate = useNavigate();
  const quickSave = useQuickSave();
  const block = useBlock();
  const unblock = useUnblock();
  const address = thread.has_left ? null : addressOf(thread);
  const state = threadState(thread);
  const remove = () =>
    quickSave(
      () => deleteThread(thread.id),
      () => {
        showToast({
          title: t("deleted"),
          detail: t("deletedMeaning"),
          action: {
            label: t("undo"),
            onAction: () =>
              void quickSave(
                () => undoDeleteThread(thread.id),
                () => navigate(paths.thread(thread.id)),
              ),
          },
        });
        return navigate(paths.messages, { replace: true });
      },
    );
  const items: (MenuItem | false)[] = [
    state !== "left" && {
      id: "block",
      label: t(state === "blocked" ? "unblock" : "block"),
      icon: Ban,
      onSelect: () => void (state === "blocked" ? unblock(thread) : block(thread)),
    },
    state !== "left" &&
      state !== "waiting" && {
        id: "report",
        label: t("report"),
        icon: Flag,
        onSelect: onReport,
      },
    state !== "blocked" && {
      id: "delete",
      label: t("delete"),
      icon: Trash2,
      tone: "bad",
      onSelect: () => void remove(),
    },
  ];
  return (
    <div className="sticky top-14 z-10 -mx-(--page-gutter) flex items-center gap-2 border-b border-line bg-ground px-(--page-gutter) py-2 lg:mx-0 lg:px-0 lg:pb-3">
      <Link
        to={paths.messages}
        aria-label={back("backToList")}
        className="-ms-3 grid size-(--target) flex-none place-items-center text-ink-soft hover:text-ink lg:hidden"
      >
        <Icon glyph={ChevronLeft} size={20} />
      </Link>
      <div className="min-w-0 flex-1">
        <Title size="title" dir="auto" className="max-lg:line-clamp-3">
          {name}
        </Title>
        <Text size="small" tone="soft" className="wrap-anywhere">
          {address !== null && address !== name && <>{address} · </>}
          <Since thread={thread} format={format} />
        </Text>
      </div>
      <span className="-me-3 flex-none">
        <Menu
          trigger={<IconButton icon={Ellipsis} label={t("actions")} />}
          items={items.filter((item) => item !== false)}
        />
      </span>
    </div>
  );
}

function Since({ thread: { created_at }, format }: { thread: Thread; format: ReturnType<typeof useFormat> }) {
  const t = useTranslations("messages.thread");
  const today = useToday();
  const timeZone = useTimeZone() ?? "UTC";
  const day = dayInTimeZone(created_at, timeZone);
  if (day === today) return t("sinceToday");
  return t("since", {
    day: format.day(day, day.slice(0, 4) === today.slice(0, 4) ? "yearless" : "long"),
  });
}
