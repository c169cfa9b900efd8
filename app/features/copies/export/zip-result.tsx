import { Check, CircleAlert } from "lucide-react";
import { useTranslations } from "use-intl/react";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { DotMeter } from "#app/ui/states/dot-meter.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { useFileSize } from "../use-file-size.ts";
import { MissingFiles } from "./missing-files.tsx";
import { TooLongCopy } from "./too-long-copy.tsx";
import type { TakingZip } from "./use-take-zip.ts";

/** How far the ZIP is, and what became of it. */
export function ZipResult({ taking: { zip, stop } }: { taking: TakingZip }) {
  const t = useTranslations("copies.zip");
  const size = useFileSize();
  return (
    <Stack gap={2} role="status">
      {zip.state === "busy" && (
        <>
          <Text tone="soft">
            {zip.progress
              ? t("progress", {
                  size: size(zip.progress.bytes),
                  files: zip.progress.files,
                  of: zip.progress.of,
                })
              : t("starting")}
          </Text>
          {zip.progress && zip.progress.of > 0 && (
            <DotMeter value={zip.progress.files} max={zip.progress.of} dots={24} label="" />
          )}
          <div>
            <TextButton size="small" onClick={stop}>
              {t("stop")}
            </TextButton>
          </div>
        </>
      )}
      {zip.state === "done" && (
        <Remark icon={Check} tone="good">
          {t(zip.isSealed ? "doneSealed" : "done", { name: zip.name, size: size(zip.bytes) })}
        </Remark>
      )}
      {zip.state === "done" && zip.isTooLong && <TooLongCopy />}
      {zip.state === "done" && zip.missing.length > 0 && <MissingFiles missing={zip.missing} />}
      {(zip.state === "failed" || zip.state === "storage_full") && (
        <Remark icon={CircleAlert} tone="bad">
          {t(`failed.${zip.state}`)}
        </Remark>
      )}
    </Stack>
  );
}
