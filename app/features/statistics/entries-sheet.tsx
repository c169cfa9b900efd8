import { useState } from "react";
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
  const [shown, setShown] = useState(pageLength);
  const left = opened.ids.length - shown;
  return (
    <Sheet
      open
      onOpenChange={onClose}
      closeLabel={t("close")}
      lead={t("entry.behind", { count: opened.ids.length })}
      title={opened.title}
    >
      {opened.ids.length === 0 && <Text tone="soft">{t("entry.none")}</Text>}
      <ul className="border-b border-line">
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
