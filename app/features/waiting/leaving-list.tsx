import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import type { Waiting } from "#app/store/waiting/waiting.ts";
import { Stack } from "#app/ui/layout/stack.tsx";
import { LedgerList, LedgerName, LedgerRow } from "#app/ui/lists/ledger.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { useRowTitle } from "#app/words/fields/use-field-words.ts";

const shownAtMost = 50;

/** Unsent edits, in the order they were written. */
export function LeavingList({ waiting, isKept }: { waiting: Waiting; isKept: boolean }) {
  const t = useTranslations("waiting");
  const format = useFormat();
  const fields = useTranslations("fields");
  const titleOf = useRowTitle();
  const title = t(isKept ? "leaving.offline" : "leaving.title");
  const rows = [
    ...waiting.ops.map((op) => ({
      key: op.opId,
      title: titleOf(op.table, op.id),
      detail: `${fields(`kind.${op.kind}`)}, ${format.when(op.at)}`,
    })),
    ...waiting.sending.map(({ id, name }) => ({ key: id, title: fields("row.media"), detail: name })),
  ];
  if (rows.length === 0) return null;
  return (
    <Stack as="section" gap={2} aria-label={title}>
      <Heading>{title}</Heading>
      <LedgerList label={title}>
        {rows.slice(0, shownAtMost).map(({ key, ...row }) => (
          <LedgerRow key={key}>
            <LedgerName>{row.title}</LedgerName>
            <span className="min-w-0 text-right type-small wrap-anywhere">{row.detail}</span>
          </LedgerRow>
        ))}
      </LedgerList>
      {rows.length > shownAtMost && (
        <Text size="small" tone="soft">
          {t("leaving.more", { count: rows.length - shownAtMost })}
        </Text>
      )}
    </Stack>
  );
}
