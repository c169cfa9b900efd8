import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl/react";
import { cameFrom } from "#app/lib/came-from.ts";
import { useFormat } from "#app/lib/format/use-format.ts";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { LinkRow } from "#app/ui/lists/link-row.tsx";
import { Sheet } from "#app/ui/overlays/sheet.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { EntryBook } from "./entry-book.ts";

export type Opened = { readonly title: string; readonly ids: readonly string[] };

const pageLength = 100;

/** What a page has open, by its history entry, for as long as this tab shows the app. */
const openedOn = new Map<string, Opened>();
/** How far one had read. */
const looks = new WeakMap<Opened, { readonly shown: number; readonly top: number }>();

/** The number whose entries are open: they are open again for whoever comes back from one of them. */
export function useOpened() {
  const { key } = useLocation();
  const [opened, setOpened] = useState<Opened | null>(() => openedOn.get(key) ?? null);
  const open = useCallback(
    (next: Opened | null) => {
      if (next) openedOn.set(key, next);
      else openedOn.delete(key);
      setOpened(next);
    },
    [key],
  );
  return [opened, open] as const;
}

/** The entries behind a number, each a link to its page. */
export function EntriesSheet({
  opened,
  book,
  onClose,
}: {
  opened: Opened;
  book: EntryBook;
  onClose: () => void;
}) {
  const t = useTranslations("statistics");
  const format = useFormat();
  const [shown, setShown] = useState(looks.get(opened)?.shown ?? pageLength);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const sheet = list.current?.closest("dialog");
    if (!sheet) return;
    // The sheet scrolls once it is shown.
    const remember = () => looks.set(opened, { shown, top: sheet.scrollTop });
    const frame = requestAnimationFrame(() => {
      sheet.scrollTop = looks.get(opened)?.top ?? 0;
      remember();
    });
    sheet.addEventListener("scroll", remember, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      sheet.removeEventListener("scroll", remember);
    };
  }, [opened, shown]);
  const left = opened.ids.length - shown;
  return (
    <Sheet
      open
      onOpenChange={onClose}
      returns
      closeLabel={t("close")}
      lead={t("entry.behind", { count: opened.ids.length })}
      title={opened.title}
    >
      {opened.ids.length === 0 && <Text tone="soft">{t("entry.none")}</Text>}
      <ul ref={list} className="border-b border-line">
        {opened.ids.slice(0, shown).map((id) => {
          const entry = book.entry(id);
          if (!entry) return null;
          return (
            <li key={id}>
              <LinkRow title={entry.title} detail={entry.detail} to={entry.to} state={cameFrom(book.title)} />
            </li>
          );
        })}
      </ul>
      {left > 0 && (
        <p>
          <TextButton onClick={() => setShown(shown + pageLength)}>
            {t("more", { count: format.number(left) })}
          </TextButton>
        </p>
      )}
    </Sheet>
  );
}
