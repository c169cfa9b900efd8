import { type ReactNode, use } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl/react";
import { cameFrom } from "#app/lib/came-from.ts";
import { paths } from "#app/paths.ts";
import { isAlive, useView } from "#app/store/db/use-view.ts";
import { MoodGlyph } from "#app/ui/art/mood-glyph.tsx";
import { moodName } from "#app/ui/art/mood-shapes.ts";
import type { NextCrushProposal } from "#domain/lisa/next-crush-sections.ts";
import type { LisaLanguage } from "#domain/lisa/reply.ts";
import { ExamplePages } from "../reply/example-pages.ts";
import { ReplyPart } from "../reply/reply-lines.tsx";

type ProposalRowProps = { proposal: NextCrushProposal; language: LisaLanguage; children: ReactNode };

/** What comes back, in words, and one mark for each page that it is counted on. */
export function ProposalRow({ proposal: { line, ids }, language, children }: ProposalRowProps) {
  return (
    <li className="grid gap-x-8 gap-y-3 border-t border-line py-4 md:grid-cols-[minmax(0,1fr)_210px]">
      <div className="flex flex-col gap-2.5">
        <ReplyPart part={{ kind: "paragraph", runs: line }} language={language} />
        {children}
      </div>
      <PageMarks ids={ids} />
    </li>
  );
}

/** Brightest first, as in the picture of a share; each opens its page and comes back. */
function PageMarks({ ids }: { ids: readonly string[] }) {
  const t = useTranslations("lisa");
  const moodWord = useTranslations("fields.value.mood");
  const moments = useView("moments");
  const examples = use(ExamplePages);
  const marks = ids
    .flatMap((id) => {
      const row = moments?.get(id);
      const mood = examples ? examples.get(id) : row && isAlive(row) ? row.mood : null;
      return mood ? [{ id, mood }] : [];
    })
    .toSorted((a, b) => b.mood - a.mood);
  return (
    <ul className="flex flex-wrap content-start gap-1" aria-label={t("crush.marks", { count: marks.length })}>
      {marks.map(({ id, mood }) => {
        const glyph = <MoodGlyph mood={mood} size={11} label={moodWord(moodName(mood))} />;
        return (
          <li key={id}>
            {examples ? (
              <span className="block p-1">{glyph}</span>
            ) : (
              <Link to={paths.moment(id)} state={cameFrom(t("crush.title"))} className="block p-1">
                {glyph}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
