/** Refused edits of relationships, as typed, and what can be done (docs/sync.md, device rule 5). */

import { useTranslations } from "use-intl/react";
import type { SayRefused } from "#app/saving/say-refused.ts";
import { useSyncState } from "#app/store/sync/sync-state.ts";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { RefusedChange } from "./refused-change.tsx";

/** Of one relationship, or of all of them. */
export function RejectedEdits({ rowId, say }: { rowId?: string; say: SayRefused }) {
  const t = useTranslations("relationships.conflict.needs");
  const { rejectedOps } = useSyncState();
  const mine = rejectedOps.filter(
    ({ op }) => op.table === "relationships" && (rowId === undefined || op.id === rowId),
  );
  if (mine.length === 0) return null;
  return (
    <Stack as="section" gap={2} aria-label={t("title", { count: mine.length })}>
      <Heading>{t("title", { count: mine.length })}</Heading>
      <Text size="small" tone="soft">
        {t("text", { count: mine.length })}
      </Text>
      <ul className="border-b border-line">
        {mine.map((refused) => (
          <RefusedChange key={refused.opId} refused={refused} say={say} />
        ))}
      </ul>
    </Stack>
  );
}
