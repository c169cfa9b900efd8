/** Two versions of one field, side by side, until the person says which one stays (docs/sync.md, server rule 3). */
import { MonitorSmartphone, NotebookPen } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { compareWords } from "#app/lib/compare-words.ts";
import { useFormat } from "#app/lib/format/use-format.ts";
import { resolveConflict } from "#app/store/conflicts.ts";
import { useJournal } from "#app/store/journal.ts";
import type { ConflictRow } from "#app/store/journal-rows.ts";
import { Button } from "#app/ui/button.tsx";
import { Columns } from "#app/ui/columns.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { Inline } from "#app/ui/inline.tsx";
import { RadioRows } from "#app/ui/radio-rows.tsx";
import { Rule } from "#app/ui/rule.tsx";
import { Stack } from "#app/ui/stack.tsx";
import { Text } from "#app/ui/text.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import type { Relationship } from "#domain/relationship.ts";
import type { RelationshipField } from "./field-names.ts";
import { useFieldWords } from "./use-field-words.ts";
import { Version } from "./version.tsx";

type ConflictCardProps = { conflict: ConflictRow; relationship: Relationship; field: RelationshipField };

export function ConflictCard({ conflict, relationship, field }: ConflictCardProps) {
  const t = useTranslations("relationships.conflict");
  const format = useFormat();
  const say = useFieldWords();
  const isOwn = useJournal()?.deviceId === conflict.device_id;
  const [choice, setChoice] = useState<"mine" | "theirs">(isOwn ? "mine" : "theirs");
  const [other, kept] = [say(field, conflict.value), say(field, relationship[field])];
  const compared = compareWords(other, kept);
  const title = t(`title.${field}`, { name: relationship.name });
  const device = t(isOwn ? "thisDevice" : "otherDevice");

  async function keep(chosen: "mine" | "theirs" | { value: string }) {
    await resolveConflict(conflict.id, chosen);
    showToast({ title: t("resolved"), detail: relationship.name });
  }
  return (
    <Stack as="section" gap={4} aria-label={title}>
      <Rule weight="rule" />
      <Stack gap={1}>
        <Heading>{title}</Heading>
        <Text size="small" tone="soft">
          {t("hint")}
        </Text>
      </Stack>
      <Columns template="halves">
        <Version
          icon={MonitorSmartphone}
          title={device}
          when={format.when(conflict.at)}
          runs={compared.mine}
        />
        <Version
          icon={NotebookPen}
          title={t("kept")}
          when={format.when(relationship.updated_at)}
          runs={compared.theirs}
        />
      </Columns>
      <RadioRows
        label={t("choose")}
        labelHidden
        columns="1 or 2"
        value={choice}
        onChange={setChoice}
        options={[
          { value: "mine", label: t(isOwn ? "keepOwn" : "keepOther") },
          { value: "theirs", label: t("keepKept") },
        ]}
      />
      <Inline gap={2} wrap>
        <Button variant="primary" onClick={() => void keep(choice)}>
          {t("keepChoice")}
        </Button>
        {field === "notes" && (
          <Button onClick={() => void keep({ value: `${kept}\n\n${other}` })}>{t("keepBoth")}</Button>
        )}
      </Inline>
    </Stack>
  );
}
