import { Link } from "react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#app/paths.ts";
import { CountMark } from "#app/ui/states/count-mark.tsx";
import { classNames } from "#app/ui/styles/class-names.ts";
import { cutText } from "#domain/text/whole-signs.ts";
import { wordsOf } from "../message-words.ts";
import { usePersonName } from "../use-person-name.ts";
import type { ListedThread } from "./list-threads.ts";
import { useShortWhen } from "./use-short-when.ts";

type ThreadRowProps = { listed: ListedThread; isOpen: boolean; draft: string };

export function ThreadRow({ listed, isOpen, draft }: ThreadRowProps) {
  const t = useTranslations("messages.list");
  const nameOf = usePersonName();
  const when = useShortWhen();
  const { thread, unread, at } = listed;
  const last = useLastWords(listed, draft);
  return (
    <li className="border-t border-line">
      <Link
        to={paths.thread(thread.id)}
        aria-current={isOpen ? "page" : undefined}
        data-thread
        className={classNames(
          "-mx-3 flex min-h-16 flex-col justify-center gap-0.5 px-3 py-2.5 hover:bg-surface active:bg-sunken",
          isOpen && "bg-sunken",
        )}
      >
        <span className="flex items-baseline justify-between gap-4">
          <span dir="auto" className="min-w-0 truncate type-name text-ink">
            {nameOf(thread)}
          </span>
          <span className="flex-none type-small text-ink-soft">{when(at)}</span>
        </span>
        <span className="flex items-center justify-between gap-4">
          <span
            dir="auto"
            className={classNames(
              "min-w-0 truncate",
              unread > 0 ? "type-button text-ink" : "type-body text-ink-soft",
            )}
          >
            {last}
          </span>
          {unread > 0 && <CountMark count={unread} label={t("unread", { count: unread })} />}
        </span>
      </Link>
    </li>
  );
}

function useLastWords({ newest, state }: ListedThread, draft: string): string {
  const t = useTranslations("messages.list");
  if (draft !== "") return t("draft", { text: firstLine(draft) });
  if (!newest) return t("nothing");
  const words = wordsOf(newest);
  if (words.kind !== "text") return t(words.kind);
  const text = firstLine(words.text);
  if (state === "waiting") return `${t("asked")} · ${text}`;
  return newest.is_mine ? t("you", { text }) : text;
}

/** No more than a row has room for: a message of 4,000 letters would be laid out whole. */
const firstLine = (text: string) => cutText(text, 160).replace(/\s+/g, " ");
