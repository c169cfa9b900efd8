import { memo, type ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { cameFrom } from "#app/lib/came-from.ts";
import { paths } from "#app/paths.ts";
import { MilestoneKnot } from "#app/ui/art/milestone-knot.tsx";
import { MoodGlyph } from "#app/ui/art/mood-glyph.tsx";
import { LedgerName, LedgerRow } from "#app/ui/lists/ledger.tsx";
import { VisuallyHidden } from "#app/ui/type/visually-hidden.tsx";
import { useMomentDate } from "#app/words/moment-date.ts";
import type { Moment } from "#domain/moment/moment.ts";
import { moodName } from "#domain/moment/moment-rules.ts";
import { cutText } from "#domain/text/whole-signs.ts";

type MomentRowProps = {
  moment: Moment;
  name: string | null;
  /** Shows its first photo; null where it has none. */
  photoOf: ((momentId: string) => ReactNode) | null;
};

/** Its face, its word, the beginning of its text, with whom and when; the whole row opens it. Drawn again only when the moment changes. */
export const MomentRow = memo(function MomentRow({ moment, name, photoOf }: MomentRowProps) {
  const t = useTranslations("moments");
  const moodWord = useTranslations("fields.value.mood");
  const date = useMomentDate()(moment, "short");
  const { id, mood, word, text, is_milestone } = moment;
  const face = moodName(mood);
  const title = word === "" ? (face ? moodWord(face) : t("unnamed")) : word;
  return (
    <LedgerRow to={paths.moment(id)} state={cameFrom(t("list.title"))}>
      <span className="grid w-7 flex-none justify-items-center self-start pt-3">
        {is_milestone ? <MilestoneKnot size={26} /> : mood !== null && <MoodGlyph mood={mood} size={24} />}
      </span>
      <span className={`flex min-w-0 flex-1 flex-col py-2.5 ${photoOf ? "self-start" : ""}`}>
        <span className="truncate">
          <LedgerName>{word === "" || is_milestone ? title : t("quoted", { word })}</LedgerName>
          {face && word !== "" && <VisuallyHidden> {moodWord(face)}</VisuallyHidden>}
        </span>
        {text !== "" && <span className="truncate type-body text-ink-soft">{firstLine(text)}</span>}
        <span className="flex type-small text-ink-soft lg:hidden">
          <span className="max-w-full flex-none">{date}</span>
          {name !== null && <span className="truncate">{`, ${name}`}</span>}
        </span>
      </span>
      {photoOf && <span className="my-1.5 block size-14 flex-none tipped-in">{photoOf(id)}</span>}
      <span className="hidden w-36 flex-none truncate type-small lg:block">{name}</span>
      <span className="hidden w-44 flex-none text-right type-small lg:block">{date}</span>
    </LedgerRow>
  );
});

function firstLine(text: string): string {
  return cutText(text, 300).trimStart().split("\n", 1)[0] ?? "";
}
