import { BookText } from "lucide-react";
import { use } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl/react";
import { cameFrom } from "#app/lib/came-from.ts";
import { paths } from "#app/paths.ts";
import { isAlive, useViewRow } from "#app/store/db/use-view.ts";
import { MilestoneKnot } from "#app/ui/art/milestone-knot.tsx";
import { MoodGlyph } from "#app/ui/art/mood-glyph.tsx";
import { Icon } from "#app/ui/type/icon.tsx";
import type { LisaChip } from "#domain/lisa/reply.ts";
import { moods } from "#domain/moment/moment.ts";
import { ExamplePages } from "./example-pages.ts";

/** Glyph, date, word, unbroken; it opens the page it stands for, which leads back to this place. */
export function CitedChip({ chip }: { chip: LisaChip }) {
  const t = useTranslations("lisa");
  const moodWord = useTranslations("fields.value.mood");
  const isExample = use(ExamplePages) !== null;
  const { table, id, date, title, mood } = chip;
  const moment = useViewRow("moments", table === "moments" ? id : "");
  const relationship = useViewRow("relationships", table === "relationships" ? id : "");
  const row = table === "moments" ? moment : relationship;
  const words = (
    <>
      {mood ? (
        <MoodGlyph mood={moods[mood]} size={18} label={moodWord(mood)} />
      ) : moment?.is_milestone ? (
        <MilestoneKnot size={18} />
      ) : (
        <Icon glyph={BookText} size={16} />
      )}
      {date && <span className="type-label">{date}</span>}
      <span className="min-w-0 font-serif wrap-anywhere" dir="auto">
        {title || (table === "moments" ? t("moment") : t("notes"))}
      </span>
    </>
  );
  const look =
    "mx-0.5 inline-flex min-h-7 max-w-full items-center gap-1.5 rounded-(--radius-field) border px-1.5 align-middle type-small";
  if (table === "needs" || isExample)
    return <span className={`${look} border-line text-ink-soft`}>{words}</span>;
  if (row === undefined || row === null || !isAlive(row)) {
    return (
      <span className={`${look} border-line text-ink-soft line-through`} title={t("chat.gone")}>
        {words}
        <span className="sr-only">{t("chat.gone")}</span>
      </span>
    );
  }
  return (
    <Link
      to={table === "moments" ? paths.moment(id) : paths.relationship(id)}
      state={cameFrom(t("name"))}
      className={`${look} border-line-strong text-ink hover:border-ink hover:bg-surface`}
    >
      {words}
    </Link>
  );
}
