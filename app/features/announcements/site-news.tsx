/** Announcements of whoever runs the server, a quiet line each above the page, until it is closed or over. */
import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { useLocale, useTranslations } from "use-intl/react";
import { isLanguage } from "#app/lib/i18n/language.ts";
import { readLocal, writeLocal } from "#app/lib/local-storage.ts";
import { refreshSite, useSite } from "#app/lib/site/kept-site.ts";
import { type LazyChunk, lazyMessages } from "#app/messages/lazy-messages.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { IconButton } from "#app/ui/actions/icon-button.tsx";
import { announcementsFor, closedMark } from "#domain/site/announcement.ts";

const announcementWords = lazyMessages(
  "announcements",
  import.meta.glob<LazyChunk<"announcements">>("./messages.*.ts"),
);

const key = "tendre.closedNews";
/** Marks that are remembered: there are fewer announcements at one time. */
const remembered = 60;

/** Milliseconds: a page that stays open hears of a change this late at most; one that is looked at again, sooner. */
const every = 10 * 60_000;

const readClosed = (): readonly string[] => (readLocal(key) ?? "").split("\n").filter((mark) => mark !== "");

export function SiteNews() {
  useSiteNews();
  const language = useLocale();
  const site = useSite();
  const [closed, setClosed] = useState(readClosed);
  if (!isLanguage(language)) return null;
  const shown = announcementsFor(site?.announcements ?? [], language, new Date(), closed);
  if (shown.length === 0) return null;
  function close(mark: string) {
    const marks = [...readClosed(), mark].slice(-remembered);
    writeLocal(key, marks.join("\n"));
    setClosed(marks);
  }
  return (
    <WithMessages words={announcementWords}>
      <Lines lines={shown.map((one) => ({ mark: closedMark(one), text: one.text }))} onClose={close} />
    </WithMessages>
  );
}

type LinesProps = {
  lines: readonly { readonly mark: string; readonly text: string }[];
  onClose: (mark: string) => void;
};

function Lines({ lines, onClose }: LinesProps) {
  const t = useTranslations("announcements");
  return (
    <section aria-label={t("label")} className="border-b border-line bg-surface">
      {lines.map(({ mark, text }) => (
        <div
          key={mark}
          className="mx-auto flex max-w-wide-page items-start gap-3 px-(--page-gutter) not-first:border-t not-first:border-line"
        >
          <p
            role="status"
            className="min-w-0 flex-1 whitespace-pre-line wrap-break-word py-2.5 type-small text-ink"
          >
            {text}
          </p>
          <span className="-mr-3">
            <IconButton icon={X} label={t("close")} onClick={() => onClose(mark)} />
          </span>
        </div>
      ))}
    </section>
  );
}

/** Asks the server what it tells everyone: now, when the page is looked at or the network is back, and every few minutes. */
function useSiteNews(): void {
  useEffect(() => {
    let askedAt = 0;
    const ask = () => {
      if (document.visibilityState !== "visible" || Date.now() - askedAt < every / 10) return;
      askedAt = Date.now();
      void refreshSite();
    };
    ask();
    const waiting = setInterval(ask, every);
    addEventListener("online", ask);
    document.addEventListener("visibilitychange", ask);
    return () => {
      clearInterval(waiting);
      removeEventListener("online", ask);
      document.removeEventListener("visibilitychange", ask);
    };
  }, []);
}
