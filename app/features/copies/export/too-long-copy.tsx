import { CircleAlert } from "lucide-react";
import { useTranslations } from "use-intl/react";
import { Remark } from "#app/ui/type/remark.tsx";
import { copyLimit } from "#domain/copy/journal-file.ts";
import { useFileSize } from "../use-file-size.ts";

/** Said of a copy with more text than an import reads: it was made, and several smaller ones can be brought in. */
export function TooLongCopy() {
  const t = useTranslations("copies.take");
  const size = useFileSize();
  return (
    <Remark icon={CircleAlert} tone="warn">
      {t("tooLong", { limit: size(copyLimit) })}
    </Remark>
  );
}
