import type { ReactNode } from "react";
import { Stack } from "#app/ui/layout/stack.tsx";
import { LedgerName } from "#app/ui/lists/ledger.tsx";
import { Text } from "#app/ui/type/text.tsx";

type WaitingLineProps = { title: string; detail: string; children: ReactNode };

export function WaitingLine({ title, detail, children }: WaitingLineProps) {
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
