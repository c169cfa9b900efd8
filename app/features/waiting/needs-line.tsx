import type { ReactNode } from "react";
import { LedgerName } from "#app/ui/ledger.tsx";
import { Stack } from "#app/ui/stack.tsx";
import { Text } from "#app/ui/text.tsx";

type NeedsLineProps = { title: string; detail: string; children: ReactNode };

export function NeedsLine({ title, detail, children }: NeedsLineProps) {
  return (
    <Stack as="li" gap={2} className="border-t border-line py-3">
      <Stack gap={0}>
        <LedgerName>{title}</LedgerName>
        <Text size="small" tone="soft" className="wrap-anywhere">
          {detail}
        </Text>
      </Stack>
      {children}
    </Stack>
  );
}
