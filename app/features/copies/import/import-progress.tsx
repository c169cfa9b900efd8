import { useTranslations } from "use-intl/react";
import type { ImportProgress } from "#app/store/copies/write-import.ts";
import { Stack } from "#app/ui/layout/stack.tsx";
import { DotMeter } from "#app/ui/states/dot-meter.tsx";
import { Text } from "#app/ui/type/text.tsx";

const said = { reading: "reading", files: "files", rows: "writing" } as const;

export function ImportProgressLine({ progress }: { progress: ImportProgress }) {
  const t = useTranslations("copies.bring");
  return (
    <Stack gap={1}>
      <Text tone="soft">{t(said[progress.phase], { done: progress.done, of: progress.of })}</Text>
      <DotMeter value={progress.done} max={Math.max(1, progress.of)} dots={24} label="" />
    </Stack>
  );
}
