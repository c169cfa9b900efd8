import { Check, CircleAlert } from "lucide-react";
import { useTranslations } from "use-intl/react";
import { Remark } from "#app/ui/type/remark.tsx";
import { useFileSize } from "../use-file-size.ts";
import type { TakingCopy } from "./use-take-copy.ts";

/** What became of the copy, beside its button. */
export function CopyResult({ taking: { taken } }: { taking: TakingCopy }) {
  const t = useTranslations("copies.take");
  const size = useFileSize();
  return (
    <div role="status">
      {taken.state === "done" && (
        <Remark icon={Check} tone="good">
          {t(taken.isSealed ? "doneSealed" : "done", { name: taken.name, size: size(taken.bytes) })}
        </Remark>
      )}
      {taken.state === "failed" && (
        <Remark icon={CircleAlert} tone="bad">
          {t("failed")}
        </Remark>
      )}
    </div>
  );
}
