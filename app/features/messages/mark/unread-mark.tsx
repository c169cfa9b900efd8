import { MessageSquare } from "lucide-react";
import { Link, useLocation } from "react-router";
import { useTranslations } from "use-intl/react";
import { type LazyChunk, lazyMessages } from "#app/messages/lazy-messages.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { paths } from "#app/paths.ts";
import { useJournal } from "#app/store/db/journal.ts";
import { useView } from "#app/store/db/use-view.ts";
import { useUnreadCount } from "#app/store/messages/messages.ts";
import { useProfile } from "#app/store/profile/profile.ts";
import { CountMark } from "#app/ui/states/count-mark.tsx";
import { classNames } from "#app/ui/styles/class-names.ts";
import { Icon } from "#app/ui/type/icon.tsx";

const inboxWords = lazyMessages("inbox", import.meta.glob<LazyChunk<"inbox">>("./messages.*.ts"));

type UnreadMarkProps = {
  /** bar: an icon. phone: the same, only while something is unread. row: in words, in the phone's menu. */
  place: "bar" | "phone" | "row";
  onOpen?: () => void;
};

/** The way to the messages, for whoever has them on, and how many wait to be read. */
export function UnreadMark(props: UnreadMarkProps) {
  const isAccount = useJournal()?.kind === "account";
  const isOn = useProfile()?.messages_are_on === true;
  // What the page itself shows is read first.
  const areMomentsRead = useView("moments") !== undefined;
  return isAccount && isOn && areMomentsRead && <CountedMark {...props} />;
}

function CountedMark(props: UnreadMarkProps) {
  const count = useUnreadCount();
  if (props.place === "phone" && count === 0) return null;
  return (
    <WithMessages words={inboxWords}>
      <Mark count={count} {...props} />
    </WithMessages>
  );
}

function Mark({ count, place, onOpen }: UnreadMarkProps & { count: number }) {
  const t = useTranslations("inbox");
  const { pathname } = useLocation();
  const label = count > 0 ? t("unread", { count }) : t("open");
  const isHere = pathname.startsWith(paths.messages);
  return (
    <Link
      to={paths.messages}
      onClick={onOpen}
      aria-label={label}
      aria-current={isHere ? "page" : undefined}
      title={place === "row" ? undefined : label}
      className={classNames(
        "relative flex items-center hover:text-ink",
        place === "row"
          ? "min-h-12 gap-3 border-b border-line type-body text-ink"
          : "min-h-(--target) min-w-(--target) justify-center text-ink-soft",
        isHere && "text-ink",
      )}
    >
      <Icon glyph={MessageSquare} size={place === "row" ? 18 : 20} />
      {place === "row" && <span>{t("open")}</span>}
      {count > 0 && (
        <CountMark
          count={count}
          label=""
          className={place === "row" ? "ms-auto" : "absolute end-0 top-0.5"}
        />
      )}
    </Link>
  );
}
