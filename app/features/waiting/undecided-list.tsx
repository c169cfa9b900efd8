import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { paths } from "#app/paths.ts";
import { pageOfUpload } from "#app/saving/place-of-row.ts";
import { useQuickSave } from "#app/saving/use-quick-save.ts";
import type { RowConflict } from "#app/store/conflicts/conflicts.ts";
import type { UploadRow } from "#app/store/db/upload-row.ts";
import type { Waiting } from "#app/store/waiting/waiting.ts";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
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

/** A photo or video that the server refused. Why, and how to take it out, is said where it stands. */
function RefusedUploadLine({ id, name, place }: Pick<UploadRow, "id" | "name" | "place">) {
  const t = useTranslations("waiting");
  const fields = useTranslations("fields");
  const quickSave = useQuickSave();
  const retry = () => quickSave(async () => (await import("#app/store/uploads/uploads.ts")).retryUpload(id));
  return (
    <WaitingLine title={fields("row.media")} detail={name}>
      <Remark>{t("undecided.file")}</Remark>
      <Inline gap={4} wrap className="type-small">
        <TextLink to={pageOfUpload(place)}>{t("undecided.open")}</TextLink>
        <TextButton onClick={() => void retry()}>{t("undecided.retry")}</TextButton>
      </Inline>
    </WaitingLine>
  );
}
