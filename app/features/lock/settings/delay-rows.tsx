import { useTranslations } from "use-intl/react";
import { RadioRows } from "#app/ui/choices/radio-rows.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { type LockDelay, lockDelays } from "#domain/account/app-lock.ts";

type DelayRowsProps = { value: LockDelay; onChange: (delay: LockDelay) => void };

export function DelayRows({ value, onChange }: DelayRowsProps) {
  const t = useTranslations("lock.page");
  return (
    <Stack gap={2}>
      <RadioRows
        label={t("delay")}
        columns="1 or 2"
        value={`d${value}` as const}
        onChange={(chosen) => onChange(lockDelays.find((delay) => `d${delay}` === chosen) ?? value)}
        options={lockDelays.map((delay) => ({ value: `d${delay}` as const, label: t(`delays.d${delay}`) }))}
      />
      <Text size="small" tone="soft">
        {t("delayHint")}
      </Text>
    </Stack>
  );
}
