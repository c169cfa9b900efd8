import { useTranslations } from "use-intl/react";
import { pageOfUpload } from "#app/saving/place-of-row.ts";
import { useQuickSave } from "#app/saving/use-quick-save.ts";
import type { UploadRow } from "#app/store/db/upload-row.ts";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { WaitingLine } from "./waiting-line.tsx";

/** A photo or video that the server refused. Why, and how to take it out, is said where it stands. */
export function RefusedUploadLine({ id, name, place }: Pick<UploadRow, "id" | "name" | "place">) {
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
