import { useMemo } from "react";
import { useTranslations } from "use-intl/react";
import { useMoments } from "#app/store/moments/moments.ts";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { useFieldWords } from "#app/words/fields/use-field-words.ts";
import type { Moment } from "#domain/moment/moment.ts";
import { type MomentPart, useMomentIssue } from "./moment-part.ts";
import { SensitiveRemark } from "./moment-text-field.tsx";
import { frequentWords } from "./own-words.ts";

const offered = 4;
const none: readonly Moment[] = [];

/** The word of the moment, and those the person writes most. */
export function WordField(part: MomentPart) {
  const t = useTranslations("moments.capture");
  const { labelOf } = useFieldWords();
  const { draft, change } = part;
  const moments = useMoments() ?? none;
  const words = useMemo(() => frequentWords(newestFirst(moments), offered, 14), [moments]);
  return (
    <div className="flex flex-col gap-2">
      <TextField
        label={labelOf("word")}
        name="word"
        autoComplete="off"
        value={draft.word}
        error={useMomentIssue(part)("word")}
        below={<SensitiveRemark text={draft.word} relationshipId={draft.relationshipId} />}
        onChange={({ target }) => change({ word: target.value })}
      />
      {words.length > 1 && (
        <p className="flex flex-wrap items-baseline gap-x-4 type-small text-ink-soft">
          <span>{t("yourWords")}</span>
          {words.map((word) => (
            <button
              key={word}
              type="button"
              onClick={() => change({ word })}
              className="relative type-choice text-ink underlined after:absolute after:-inset-x-1 after:-inset-y-2 hover:decoration-ink"
            >
              {word}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}

function newestFirst(moments: readonly Moment[]): readonly string[] {
  return moments
    .filter(({ word, sealed_until }) => word !== "" && sealed_until === null)
    .toSorted((a, b) => (a.created_at < b.created_at ? 1 : -1))
    .map(({ word }) => word);
}
