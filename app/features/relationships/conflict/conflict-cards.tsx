/** Two versions of one field, side by side, until the person says which one stays (docs/sync.md, server rule 3). */
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { resolveConflict } from "#app/store/conflicts.ts";
import { useJournal } from "#app/store/journal.ts";
import type { ConflictRow } from "#app/store/journal-rows.ts";
import { useRelationship } from "#app/store/relationships.ts";
import { useView } from "#app/store/use-view.ts";
import { Button } from "#app/ui/button.tsx";
import { Caption } from "#app/ui/caption.tsx";
import { Columns } from "#app/ui/columns.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { Stack } from "#app/ui/stack.tsx";
import { Text } from "#app/ui/text.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import { compareWords, type WordRun } from "./compare-words.ts";
import { en } from "./messages.en.ts";

type ConflictCardsProps = { table: ConflictRow["table"]; rowId: string };

export function ConflictCards({ table, rowId }: ConflictCardsProps) {
  const conflicts = useView("conflicts");
  const mine = [...(conflicts?.values() ?? [])].filter(
    (conflict) => conflict.table === table && conflict.row_id === rowId && conflict.deleted_at === null,
  );
  return mine.map((conflict) => <ConflictCard key={conflict.id} conflict={conflict} />);
}

function ConflictCard({ conflict }: { conflict: ConflictRow }) {
  const t = useTranslations("relationships.conflict");
  const format = useFormat();
  const journal = useJournal();
  const relationship = useRelationship(conflict.row_id);
  const { field } = conflict;
  if (!relationship || !isTitled(field)) return null;
  const isOwn = conflict.device_id === journal?.deviceId;
  const kept = said(relationship[field]);
  const other = said(conflict.value);
  const compared = compareWords(other, kept);

  async function keep(choice: "mine" | "theirs") {
    await resolveConflict(conflict.id, choice);
    showToast({ title: t("resolved") });
  }
  return (
    <section
      className="border-y border-line py-5"
      aria-label={t(`title.${field}`, { name: relationship.name })}
    >
      <Stack gap={4}>
        <Heading as="h2">{t(`title.${field}`, { name: relationship.name })}</Heading>
        <Columns template="halves">
          <Stack gap={2} align="start">
            <Caption>
              {t(isOwn ? "thisDevice" : "otherDevice")}, {format.when(conflict.at)}
            </Caption>
            <Version runs={compared.mine} nothing={t("nothing")} />
            <Button onClick={() => void keep("mine")}>{t("keepThis")}</Button>
          </Stack>
          <Stack gap={2} align="start">
            <Caption>{t("kept")}</Caption>
            <Version runs={compared.theirs} nothing={t("nothing")} />
            <Button onClick={() => void keep("theirs")}>{t("keepThis")}</Button>
          </Stack>
        </Columns>
        <Text size="small" tone="soft">
          {t("hint")}
        </Text>
      </Stack>
    </section>
  );
}

function Version({ runs, nothing }: { runs: readonly WordRun[]; nothing: string }) {
  if (runs.length === 0) return <p className="type-body text-ink-soft">{nothing}</p>;
  let offset = 0;
  return (
    <p className="type-entry whitespace-pre-line break-words">
      {runs.map(({ text, differs }) => {
        const key = offset;
        offset += text.length;
        return differs ? (
          <mark
            key={key}
            className="bg-transparent text-ink underline decoration-warn decoration-dotted decoration-2"
          >
            {text}
          </mark>
        ) : (
          <span key={key}>{text}</span>
        );
      })}
    </p>
  );
}

type TitledField = keyof typeof en.title;

function isTitled(field: string): field is TitledField {
  return Object.hasOwn(en.title, field);
}

function said(value: unknown): string {
  if (value === null || value === undefined) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}
