/** Refused edits of moments, as typed, and what can be done (docs/sync.md, device rule 5). */

import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { paths } from "#app/paths.ts";
import type { SayRefused } from "#app/saving/say-refused.ts";
import { useRefusedActs } from "#app/saving/use-refused-acts.ts";
import type { RefusedRow } from "#app/store/db/journal-database.ts";
import { useMoment } from "#app/store/moments/moments.ts";
import { useSyncState } from "#app/store/sync/sync-state.ts";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { LedgerName } from "#app/ui/lists/ledger.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { isJournalRefusal } from "#domain/wire/message-refusal.ts";

/** Of one moment, or of all of them. */
export function RefusedEdits({ momentId, say }: { momentId?: string; say: SayRefused }) {
  const t = useTranslations("moments.refused");
  const { rejectedOps } = useSyncState();
  const mine = rejectedOps.filter(
    ({ op }) => op.table === "moments" && (momentId === undefined || op.id === momentId),
  );
  if (mine.length === 0) return null;
  const title = t("title", { count: mine.length });
  return (
    <Stack as="section" gap={2} aria-label={title}>
      <Heading>{title}</Heading>
      <Text size="small" tone="soft">
        {t("text", { count: mine.length })}
      </Text>
      <ul className="border-b border-line">
        {mine.map((refused) => (
          <RefusedEdit key={refused.opId} refused={refused} say={say} />
        ))}
      </ul>
    </Stack>
  );
}

function RefusedEdit({ refused, say }: { refused: RefusedRow; say: SayRefused }) {
  const { op, opId, code } = refused;
  const t = useTranslations("moments");
  const format = useFormat();
  const name = useMoment(op.id)?.word || t("unnamed");

  const acts = useRefusedActs(opId);
  return (
    <Stack as="li" gap={2} className="border-t border-line py-3">
      <Stack gap={0}>
        <LedgerName>{name}</LedgerName>
        <Text size="small" tone="soft">
          {format.when(op.at)}
        </Text>
      </Stack>
      {say(refused, isJournalRefusal(code) && <Text>{t(`refused.reason.${code}`)}</Text>)}
      <Inline gap={4} wrap className="type-small">
        {code === "validation" && <TextLink to={paths.editMoment(op.id)}>{t("refused.edit")}</TextLink>}
        {code !== "forbidden" && code !== "gone" && (
          <TextButton onClick={() => void acts.retry()}>{t("refused.retry")}</TextButton>
        )}
        <TextButton onClick={() => void acts.keep()}>{t("refused.keep")}</TextButton>
        <TextButton
          tone="soft"
          onClick={() => void acts.discard({ title: t("refused.discarded"), detail: name })}
        >
          {t("refused.discard")}
        </TextButton>
      </Inline>
    </Stack>
  );
}
