import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import type { Waiting } from "#app/store/waiting/waiting.ts";
import { Stack } from "#app/ui/layout/stack.tsx";
import { LedgerList, LedgerName, LedgerRow } from "#app/ui/lists/ledger.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { useRowTitle } from "#app/words/fields/use-field-words.ts";
import type { Op } from "#domain/wire/sync.ts";

const shownAtMost = 50;

/** As many changes of the same fields, one after the other, are one act of the person, such as letting LISA read of everyone. */
const alikeAtLeast = 3;

/** Unsent edits, in the order they were written. */
export function LeavingList({ waiting, isKept }: { waiting: Waiting; isKept: boolean }) {
  const t = useTranslations("waiting");
  const format = useFormat();
  const fields = useTranslations("fields");
  const titleOf = useRowTitle();
  const title = t(isKept ? "leaving.offline" : "leaving.title");
  const rows = [
    ...foldAlike(waiting.ops).map(({ op, others }) => ({
      key: op.opId,
      title: withOthers(titleOf(op.table, op.id), others),
      detail: `${fields(`kind.${op.kind}`)}, ${format.when(op.at)}`,
      changes: 1 + others,
    })),
    ...waiting.sending.map(({ id, name }) => ({
      key: id,
      title: fields("row.media"),
      detail: name,
      changes: 1,
    })),
  ];
  function withOthers(name: string, count: number): string {
    return count > 0 ? t("leaving.withOthers", { name, count }) : name;
  }
  const notShown = rows.slice(shownAtMost).reduce((count, { changes }) => count + changes, 0);
  if (rows.length === 0) return null;
  return (
    <Stack as="section" gap={2} aria-label={title}>
      <Heading>{title}</Heading>
      <LedgerList label={title}>
        {rows.slice(0, shownAtMost).map(({ key, title: name, detail }) => (
          <LedgerRow key={key}>
            <LedgerName>{name}</LedgerName>
            <span className="min-w-0 text-right type-small wrap-anywhere">{detail}</span>
          </LedgerRow>
        ))}
      </LedgerList>
      {notShown > 0 && (
        <Text size="small" tone="soft">
          {t("leaving.more", { count: notShown })}
        </Text>
      )}
    </Stack>
  );
}

/** The first of each run of changes that are alike, each of another row, with the number of the others; a shorter run stays as it is. */
function foldAlike(ops: readonly Op[]): readonly { readonly op: Op; readonly others: number }[] {
  const runs: [Op, ...Op[]][] = [];
  const rowsOfRun = new Set<string>();
  for (const op of ops) {
    const run = runs.at(-1);
    if (run && areAlike(run[0], op) && !rowsOfRun.has(op.id)) run.push(op);
    else {
      runs.push([op]);
      rowsOfRun.clear();
    }
    rowsOfRun.add(op.id);
  }
  return runs.flatMap((run) =>
    run.length < alikeAtLeast
      ? run.map((op) => ({ op, others: 0 }))
      : [{ op: run[0], others: run.length - 1 }],
  );
}

function areAlike(one: Op, other: Op): boolean {
  if (one.kind !== "patch" || other.kind !== "patch" || one.table !== other.table) return false;
  return Object.keys(one.fields).toSorted().join() === Object.keys(other.fields).toSorted().join();
}
