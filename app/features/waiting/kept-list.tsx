import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { pageOfRow } from "#app/saving/place-of-row.ts";
import { useRefusedActs } from "#app/saving/use-refused-acts.ts";
import type { RefusedRow } from "#app/store/db/journal-database.ts";
import type { Waiting } from "#app/store/waiting/waiting.ts";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { useRowTitle } from "#app/words/fields/use-field-words.ts";
import { opsOnHold } from "#domain/sync/ops-on-hold.ts";
import { WaitingLine } from "./waiting-line.tsx";

/** Ops kept on this device by choice: each can still be sent or discarded. */
export function KeptList({ waiting: { kept, held } }: { waiting: Waiting }) {
  const t = useTranslations("waiting");
  if (kept.length === 0) return null;
  const title = t("kept.title", { count: kept.length });
  return (
    <Stack as="section" gap={2} aria-label={title}>
      <Heading>{title}</Heading>
      <Text size="small" tone="soft">
        {t("kept.text", { count: kept.length })}
      </Text>
      <ul className="border-b border-line">
        {kept.map((refused) => (
          <KeptLine key={refused.opId} refused={refused} waits={opsOnHold([refused], held).size} />
        ))}
      </ul>
    </Stack>
  );
}

function KeptLine({ refused: { op, opId }, waits }: { refused: RefusedRow; waits: number }) {
  const t = useTranslations("waiting");
  const format = useFormat();
  const kinds = useTranslations("fields.kind");
  const title = useRowTitle()(op.table, op.id);
  const place = pageOfRow(op.table, op.id);

  const acts = useRefusedActs(opId);
  return (
    <WaitingLine title={title} detail={`${kinds(op.kind)}, ${format.when(op.at)}`}>
      {waits > 0 && <Remark>{t("kept.waits", { count: waits })}</Remark>}
      <Inline gap={4} wrap className="type-small">
        {place && <TextLink to={place}>{t("undecided.open")}</TextLink>}
        <TextButton onClick={() => void acts.retry({ title: t("kept.sent") })}>{t("kept.send")}</TextButton>
        <TextButton tone="soft" onClick={() => void acts.discard({ title: t("undecided.discarded") })}>
          {t("undecided.discard")}
        </TextButton>
      </Inline>
    </WaitingLine>
  );
}
