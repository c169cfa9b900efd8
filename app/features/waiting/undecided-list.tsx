import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { paths } from "#app/paths.ts";
import type { RowConflict } from "#app/store/conflicts/conflicts.ts";
import type { Waiting } from "#app/store/waiting/waiting.ts";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { RefusedUploadLine } from "./refused-upload-line.tsx";
import { WaitingLine } from "./waiting-line.tsx";

type UndecidedListProps = {
  waiting: Waiting;
  /** "Camille: the notes, in two versions" */
  titleOf: (rowConflict: RowConflict) => string;
};

/** Undecided conflicts and refused uploads; refused edits have a list of their own. */
export function UndecidedList({ waiting: { rowConflicts, refusedUploads }, titleOf }: UndecidedListProps) {
  const t = useTranslations("waiting");
  const format = useFormat();
  const count = rowConflicts.length + refusedUploads.length;
  if (count === 0) return null;
  const title = t("undecided.title", { count });
  return (
    <Stack as="section" gap={2} aria-label={title}>
      <Heading>{title}</Heading>
      <ul className="border-b border-line">
        {rowConflicts.map((rowConflict) => (
          <WaitingLine key={rowConflict.id} title={titleOf(rowConflict)} detail={format.when(rowConflict.at)}>
            <Remark>{t(isDeletion(rowConflict) ? "undecided.deletion" : "undecided.conflict")}</Remark>
            <TextLink size="small" to={paths.conflict(rowConflict.id)}>
              {t("undecided.choose")}
            </TextLink>
          </WaitingLine>
        ))}
        {refusedUploads.map(({ id, name, place }) => (
          <RefusedUploadLine key={id} id={id} name={name} place={place} />
        ))}
      </ul>
    </Stack>
  );
}

const isDeletion = ({ conflicts }: RowConflict) => conflicts.some(({ field }) => field === "deleted_at");
