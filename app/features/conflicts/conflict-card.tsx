/** Two versions side by side, until the person chooses one (docs/sync.md, device rule 13). */
import { NotebookPen } from "lucide-react";
import { useMemo, useState } from "react";
import { useTranslations } from "use-intl/react";
import { compareWords } from "#app/lib/compare-words.ts";
import { useFormat } from "#app/lib/format/use-format.ts";
import type { RowConflict } from "#app/store/conflicts/conflicts.ts";
import type { FieldValues } from "#app/store/db/journal-rows.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { Columns } from "#app/ui/layout/columns.tsx";
import { useFieldWords, useValueWords } from "#app/words/fields/use-field-words.ts";
import { tableTraits } from "#domain/sync/table-traits.ts";
import { traitOf } from "#domain/wire/field-traits.ts";
import { ConflictFrame } from "./conflict-frame.tsx";
import { useChoice } from "./use-choice.ts";
import { useConflictTitle } from "./use-conflict-title.ts";
import { useWriter } from "./use-writer.ts";
import { Version } from "./version.tsx";
import { SideChoice } from "./version-choice.tsx";

export type ConflictProps = {
  rowConflict: RowConflict;
  row: FieldValues;
  onDone?: () => void;
  onLater?: () => void;
};

export function ConflictCard({ rowConflict, row, onDone, onLater }: ConflictProps) {
  const t = useTranslations("conflicts");
  const format = useFormat();
  const title = useConflictTitle()(rowConflict);
  const { choose, isChoosing, refusal } = useChoice(rowConflict, title, onDone);
  const writer = useWriter(rowConflict);
  const [choice, setChoice] = useState<"mine" | "theirs">(writer.isOwn ? "mine" : "theirs");
  const parts = useParts(rowConflict, row);
  const [only] = parts;
  const has = (trait: "isText" | "hasLines", field: string) =>
    Object.hasOwn(traitOf(tableTraits[rowConflict.table], trait), field);
  const isLong = parts.length === 1 && only !== undefined && has("hasLines", only.key);
  const both = isLong ? `${only.kept}\n\n${only.other}` : "";
  const hasHistory = rowConflict.table === "moments" && parts.some(({ key }) => has("isText", key));
  return (
    <ConflictFrame
      title={title}
      hint={t(hasHistory ? "hint" : "plainHint")}
      refusal={refusal}
      isChoosing={isChoosing}
      onKeep={() => void choose(choice)}
      onLater={onLater}
      more={
        isLong && (
          <Button
            pending={isChoosing}
            onClick={() => void choose({ fields: { [only.key]: both } }, both.length)}
          >
            {t("keepBoth")}
          </Button>
        )
      }
    >
      <Columns template="halves">
        <Version
          icon={writer.icon}
          title={writer.name}
          when={format.when(rowConflict.at)}
          parts={parts.map(({ key, label, compared }) => ({ key, label, runs: compared.mine }))}
        />
        <Version
          icon={NotebookPen}
          title={t("kept")}
          when={typeof row.updated_at === "string" ? format.when(row.updated_at) : null}
          parts={parts.map(({ key, label, compared }) => ({ key, label, runs: compared.theirs }))}
        />
      </Columns>
      <SideChoice otherLabel={writer.keepLabel} value={choice} onChange={setChoice} />
    </ConflictFrame>
  );
}

function useParts({ table, conflicts }: RowConflict, row: FieldValues) {
  const { labelOf } = useFieldWords();
  const say = useValueWords();
  const pairs = conflicts.map(({ field, value }) => ({
    key: field,
    label: conflicts.length > 1 ? labelOf(field) : null,
    other: say(table, field, value),
    kept: say(table, field, row[field]),
  }));
  const words = JSON.stringify(pairs);
  // Comparing long texts is slow: done again only when a text changed.
  const compared = useMemo(() => {
    const read: readonly { readonly other: string; readonly kept: string }[] = JSON.parse(words);
    return read.map(({ other, kept }) => compareWords(other, kept));
  }, [words]);
  return pairs.map((pair, index) => ({ ...pair, compared: compared[index] ?? { mine: [], theirs: [] } }));
}
