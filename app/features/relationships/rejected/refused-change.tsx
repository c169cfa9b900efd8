import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { paths } from "#app/paths.ts";
import type { SayRefused } from "#app/saving/say-refused.ts";
import { useRefusedActs } from "#app/saving/use-refused-acts.ts";
import type { RefusedRow } from "#app/store/db/journal-database.ts";
import { useRelationship } from "#app/store/relationships/relationships.ts";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { LedgerName } from "#app/ui/lists/ledger.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { RelationshipFields } from "#domain/relationship/relationship.ts";
import { isJournalRefusal } from "#domain/wire/message-refusal.ts";

export function RefusedChange({ refused, say }: { refused: RefusedRow; say: SayRefused }) {
  const t = useTranslations("relationships");
  const format = useFormat();
  const nameFields = useFieldNames();
  const { op, code, opId } = refused;
  const relationship = useRelationship(op.id);
  const name = relationship?.name || t("conflict.needs.unnamed");
  const fields = nameFields(Object.keys(op.fields));

  const acts = useRefusedActs(opId);
  return (
    <Stack as="li" gap={2} className="border-t border-line py-3">
      <Stack gap={0}>
        <LedgerName>{name}</LedgerName>
        <Text size="small" tone="soft">
          {op.kind === "put"
            ? format.when(op.at)
            : t("conflict.needs.written", { fields, when: format.when(op.at) })}
        </Text>
      </Stack>
      {say(refused, isJournalRefusal(code) && <Text>{t(`conflict.needs.reason.${code}`)}</Text>)}
      <Inline gap={4} wrap className="type-small">
        {code === "plan_limit" && <TextLink to={paths.subscription}>{t("conflict.needs.seePlans")}</TextLink>}
        {code === "validation" && (
          <TextLink to={paths.editRelationship(op.id)}>{t("conflict.needs.edit")}</TextLink>
        )}
        {code !== "forbidden" && code !== "gone" && (
          <TextButton onClick={() => void acts.retry()}>{t("conflict.needs.retry")}</TextButton>
        )}
        <TextButton onClick={() => void acts.keep()}>{t("conflict.needs.keepHere")}</TextButton>
        <TextButton
          tone="soft"
          onClick={() => void acts.discard({ title: t("conflict.needs.discarded"), detail: name })}
        >
          {t("conflict.needs.discard")}
        </TextButton>
      </Inline>
    </Stack>
  );
}

type RelationshipField = keyof RelationshipFields;

/** Written out: the schema would bring its library into the first view of the list. */
const fields: Readonly<Record<RelationshipField, true>> = {
  name: true,
  age: true,
  city: true,
  city_place: true,
  meeting_place: true,
  start_date: true,
  end_date: true,
  periods: true,
  status: true,
  type: true,
  rating: true,
  notes: true,
  veil: true,
  veil_until: true,
  lisa_may_read: true,
};

/** A field of a relationship that a screen has words for. */
function isRelationshipField(field: string): field is RelationshipField {
  return Object.hasOwn(fields, field);
}

/** "the notes and the end date" */
function useFieldNames(): (fields: readonly string[]) => string {
  const t = useTranslations("relationships.conflict.field");
  const { list } = useFormat();
  return (names) => list([...new Set(names.filter(isRelationshipField).map((field) => t(field)))]);
}
