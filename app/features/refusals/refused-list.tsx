import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { featureMessages, type LazyChunk } from "#app/messages/lazy-messages.ts";
import { fieldWords } from "#app/messages/parts.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { allWords } from "#app/messages/words-loader.ts";
import { paths } from "#app/paths.ts";
import { formOfRow, pageOfRow } from "#app/saving/place-of-row.ts";
import { useRefusedActs } from "#app/saving/use-refused-acts.ts";
import type { RefusedRow } from "#app/store/db/journal-database.ts";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { LedgerName } from "#app/ui/lists/ledger.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { useFieldWords, useRowTitle } from "#app/words/fields/use-field-words.ts";
import { refusalReasons } from "./refusal-reasons.ts";

const refusedWords = allWords(
  featureMessages("refusals", import.meta.glob<LazyChunk<"refusals">>("./messages.*.ts")),
  fieldWords,
);

type RefusedListProps = { refused: readonly RefusedRow[]; isOnItsPage: boolean };

/** As typed: which fields, why they were refused, and what can be done. */
export function RefusedList(props: RefusedListProps) {
  return (
    <WithMessages words={refusedWords}>
      <List {...props} />
    </WithMessages>
  );
}

function List({ refused, isOnItsPage }: RefusedListProps) {
  const t = useTranslations("refusals");
  const count = refused.length;
  return (
    <Stack as="section" gap={2} aria-label={t("title", { count })}>
      <Heading>{t("title", { count })}</Heading>
      <Text size="small" tone="soft">
        {t("text", { count })}
      </Text>
      <ul className="border-b border-line">
        {refused.map((one) => (
          <RefusedEdit key={one.opId} refused={one} isOnItsPage={isOnItsPage} />
        ))}
      </ul>
    </Stack>
  );
}

type RefusedEditProps = { refused: RefusedRow; isOnItsPage: boolean };

function RefusedEdit({ refused: { op, opId, code, details }, isOnItsPage }: RefusedEditProps) {
  const t = useTranslations("refusals");
  const kinds = useTranslations("fields.kind");
  const format = useFormat();
  const { labelOf, phrases } = useFieldWords();
  const title = useRowTitle()(op.table, op.id);
  const acts = useRefusedActs(opId);
  const reasons = code === "validation" ? refusalReasons(details) : [];
  const what = op.kind === "patch" ? phrases(Object.keys(op.fields)) : kinds(op.kind);
  const form = code === "validation" ? formOfRow(op.table, op.id) : null;
  const page = form === null && !isOnItsPage ? pageOfRow(op.table, op.id) : null;
  const canLeave = code !== "forbidden" && code !== "gone" && code !== "erased";
  return (
    <Stack as="li" gap={2} className="border-t border-line py-3">
      <Stack gap={0}>
        <LedgerName>{title}</LedgerName>
        <Text size="small" tone="soft">
          {t("detail", { what, when: format.when(op.at) })}
        </Text>
      </Stack>
      {reasons.length === 0 && <Text>{t(`reason.${code}`)}</Text>}
      {reasons.map(({ field, why }) => (
        <Text key={`${field} ${why}`}>{t("line", { field: labelOf(field), why: t(`why.${why}`) })}</Text>
      ))}
      <Inline gap={4} wrap className="type-small">
        {code === "plan_limit" && <TextLink to={paths.subscription}>{t("seePlans")}</TextLink>}
        {form && <TextLink to={form}>{t("edit")}</TextLink>}
        {page && <TextLink to={page}>{t("open")}</TextLink>}
        {canLeave && <TextButton onClick={() => void acts.retry()}>{t("retry")}</TextButton>}
        <TextButton onClick={() => void acts.keep()}>{t("keep")}</TextButton>
        <TextButton tone="soft" onClick={() => void acts.discard({ title: t("discarded"), detail: title })}>
          {t("discard")}
        </TextButton>
      </Inline>
    </Stack>
  );
}
