/** An edit and a deletion crossed: the row is in the trash with all its content, until the person decides. */
import { NotebookPen, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { Columns } from "#app/ui/layout/columns.tsx";
import { useFieldWords, useValueWords } from "#app/words/fields/use-field-words.ts";
import { tableTraits } from "#domain/sync/table-traits.ts";
import { shortenText } from "#domain/text/whole-signs.ts";
import { textFields } from "#domain/wire/own-texts.ts";
import type { ConflictProps } from "./conflict-card.tsx";
import { ConflictFrame } from "./conflict-frame.tsx";
import { useChoice } from "./use-choice.ts";
import { useConflictTitle } from "./use-conflict-title.ts";
import { useWriter } from "./use-writer.ts";
import { Version, type VersionPart } from "./version.tsx";
import { VersionChoice } from "./version-choice.tsx";

export function DeletedCard({ rowConflict, row, onDone, onLater }: ConflictProps) {
  const t = useTranslations("conflicts");
  const format = useFormat();
  const title = useConflictTitle()(rowConflict);
  const { choose, isChoosing, refusal } = useChoice(rowConflict, title, onDone);
  const writer = useWriter(rowConflict);
  const [choice, setChoice] = useState<"restore" | "leave in the trash">("restore");
  const written = useWritten(rowConflict, row);
  const [conflict] = rowConflict.conflicts;
  // Null: the edit was made to a row that was already deleted.
  const editCameLast = conflict?.value === null;
  const deletedAt = editCameLast ? conflict.base_value : rowConflict.at;
  const last = { who: writer.name, when: format.when(rowConflict.at) };
  const first = {
    who: t("otherDevice"),
    when: editCameLast && typeof deletedAt === "string" ? format.when(deletedAt) : null,
  };
  const [edited, deleted] = editCameLast ? [last, first] : [first, last];
  const place = ({ who, when }: typeof first) => (when ? `${who}, ${when}` : who);
  return (
    <ConflictFrame
      title={title}
      hint={t("deletedHint")}
      refusal={refusal}
      isChoosing={isChoosing}
      onKeep={() => void choose(choice)}
      onLater={onLater}
    >
      <Columns template="halves">
        <Version icon={NotebookPen} title={t("edited")} when={place(edited)} parts={written} />
        <Version icon={Trash2} title={t("deleted")} when={place(deleted)} parts={[]} />
      </Columns>
      <VersionChoice
        value={choice}
        onChange={setChoice}
        options={[
          { value: "restore", label: t("restore") },
          { value: "leave in the trash", label: t("leave") },
        ]}
      />
    </ConflictFrame>
  );
}

const shownLetters = 400;

/** The row's content, so that the person knows what would be restored. */
function useWritten({ table }: ConflictProps["rowConflict"], row: ConflictProps["row"]) {
  const { labelOf } = useFieldWords();
  const say = useValueWords();
  const written = textFields(tableTraits[table])
    .map((field) => ({ field, text: shortenText(say(table, field, row[field]), shownLetters) }))
    .filter(({ text }) => text !== "");
  return written.map(
    ({ field, text }): VersionPart => ({
      key: field,
      label: written.length > 1 ? labelOf(field) : null,
      runs: [{ text, differs: false }],
    }),
  );
}
