import { Ban, Hourglass, MailQuestion } from "lucide-react";
import { useTranslations } from "use-intl/react";
import { Icon } from "#app/ui/type/icon.tsx";
import type { PersonState } from "#domain/admin/people.ts";

const marks = {
  active: null,
  unconfirmed: { glyph: MailQuestion, tone: "text-ink-soft" },
  deleting: { glyph: Hourglass, tone: "text-warn" },
  banned: { glyph: Ban, tone: "text-bad" },
} as const;

/** What is unusual has a mark and a colour beside its word. */
export function PersonStateMark({ state }: { state: PersonState }) {
  const t = useTranslations("adminUsers.state");
  const mark = marks[state];
  if (mark === null) return t(state);
  return (
    // On the line of its word, wherever that breaks.
    <span className={`inline-flex items-baseline gap-1.5 ${mark.tone}`}>
      <span className="flex h-lh items-center self-start">
        <Icon glyph={mark.glyph} size={15} />
      </span>
      <span>{t(state)}</span>
    </span>
  );
}
