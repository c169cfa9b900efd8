import { ArrowUp } from "lucide-react";
import { useTranslations } from "use-intl/react";
import { Icon } from "#app/ui/type/icon.tsx";
import type { LetterRow } from "#domain/admin/letters.ts";

/** Whose letter it is: of Pro by a mark and a word, since it comes first. */
export function LetterMark({ letter: { isPriority, email } }: { letter: LetterRow }) {
  const t = useTranslations("adminContent.letters");
  const from = email ?? t("visitor");
  if (!isPriority) return from;
  return (
    // On the line of its words, wherever these break.
    <span className="inline-flex items-baseline gap-1.5">
      <span className="flex h-lh items-center self-start text-accent">
        <Icon glyph={ArrowUp} size={15} />
      </span>
      <span>{t("fromPro", { from })}</span>
    </span>
  );
}
