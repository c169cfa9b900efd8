import { useTranslations } from "use-intl/react";
import { paths } from "#app/paths.ts";
import { Stack } from "#app/ui/layout/stack.tsx";
import { LedgerName, LedgerRow } from "#app/ui/lists/ledger.tsx";
import { StatusMark } from "#app/ui/states/status-mark.tsx";
import { Rating } from "#app/ui/type/rating.tsx";
import type { Relationship } from "#domain/relationship/relationship.ts";
import type { RelationshipWords } from "../../../words/relationship-words.ts";
import { nameWillMove, SharedName } from "../shared-name.tsx";
import { type LedgerKind, ledgerColumns } from "./list-columns.ts";

export type RelationshipRowProps = {
  relationship: Relationship;
  words: RelationshipWords;
  kind: LedgerKind;
};

/** Name, status, city, dates, duration, rating: side by side where its list has the space, else in two lines. */
export function RelationshipRow({ relationship, words, kind }: RelationshipRowProps) {
  const t = useTranslations("relationships");
  const { id, name, city, status, rating } = relationship;
  const page = paths.relationship(id);
  const duration = words.lasting(relationship);
  return (
    <LedgerRow to={page} onOpen={() => nameWillMove(id)} columns={ledgerColumns[kind]}>
      <Stack as="span" gap={0} className="py-2.5 @ledger:contents">
        <span className="wrap-anywhere">
          <SharedName id={id}>
            <LedgerName>{name}</LedgerName>
          </SharedName>
        </span>
        <span className="flex min-w-0 flex-wrap type-small @ledger:contents @ledger:type-body">
          <span className="min-w-0 wrap-anywhere @ledger:order-2 @ledger:truncate">
            {city}
            {city !== null && duration !== null && <span className="whitespace-pre @ledger:hidden">, </span>}
          </span>
          {kind === "full" && (
            <span className="hidden truncate @ledger:order-3 @ledger:block">
              {words.period(relationship)}
            </span>
          )}
          <span className="@ledger:order-4 @ledger:text-ink">{duration}</span>
        </span>
      </Stack>
      <Stack as="span" gap={1} align="end" className="flex-none @ledger:contents">
        <span className="type-small @ledger:order-1 @ledger:type-body">
          <StatusMark status={status} label={t(`status.${status}`)} />
        </span>
        <span className="@ledger:order-5 @ledger:justify-self-end">
          {rating !== null && <Rating value={rating} label={t("rating.spoken", { rating })} />}
        </span>
      </Stack>
    </LedgerRow>
  );
}
