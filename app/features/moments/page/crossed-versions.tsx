/** Fields of this moment that changed in two places, side by side until one is chosen (docs/sync.md, server rule 3). */
import { useMemo } from "react";
import { useTranslations } from "use-intl/react";
import { compareWords } from "#app/lib/compare-words.ts";
import { useFormat } from "#app/lib/format/use-format.ts";
import { resolveConflict } from "#app/store/conflicts.ts";
import { useJournal } from "#app/store/journal.ts";
import type { ConflictRow } from "#app/store/journal-rows.ts";
import { useView } from "#app/store/use-view.ts";
import { Button } from "#app/ui/button.tsx";
import { Columns } from "#app/ui/columns.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { Inline } from "#app/ui/inline.tsx";
import { Rule } from "#app/ui/rule.tsx";
import { Stack } from "#app/ui/stack.tsx";
import { Text } from "#app/ui/text.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import type { Moment } from "#domain/moment.ts";
import { type MomentVersionField, momentVersionFields } from "#domain/moment-versions.ts";
import { DifferingText } from "../history/differing-text.tsx";
import { useValueWords } from "../history/use-value-words.ts";

export function CrossedVersions({ moment }: { moment: Moment }) {
  const rows = useView("conflicts");
  return [...(rows?.values() ?? [])]
    .filter((row) => row.table === "moments" && row.row_id === moment.id && row.deleted_at === null)
    .flatMap((conflict) => {
      const field = momentVersionFields.find((one) => one === conflict.field);
      return field ? [<Crossing key={conflict.id} {...{ conflict, moment, field }} />] : [];
    });
}

type CrossingProps = { conflict: ConflictRow; moment: Moment; field: MomentVersionField };

function Crossing({ conflict, moment, field }: CrossingProps) {
  const t = useTranslations("moments");
  const format = useFormat();
  const say = useValueWords();
  const isOwn = useJournal()?.deviceId === conflict.device_id;
  const [other, kept] = [say(field, conflict.value), say(field, moment[field])];
  const compared = useMemo(() => compareWords(other, kept), [other, kept]);
  const title = t("crossing.title", { field: t(`value.${field}`) });

  async function keep(choice: Parameters<typeof resolveConflict>[1]) {
    await resolveConflict(conflict.id, choice);
    showToast({ title: t("crossing.resolved") });
  }
  return (
    <Stack as="section" gap={4} aria-label={title}>
      <Rule weight="rule" />
      <Stack gap={1}>
        <Heading>{title}</Heading>
        <Text size="small" tone="soft">
          {t("crossing.hint")}
        </Text>
      </Stack>
      <Columns template="halves">
        <Stack gap={2} align="start">
          <Text size="small" tone="soft">
            {t(isOwn ? "crossing.thisDevice" : "crossing.otherDevice")}, {format.when(conflict.at)}
          </Text>
          <DifferingText tone="after" runs={compared.mine} />
          <Button onClick={() => void keep("mine")}>{t("crossing.keepOther")}</Button>
        </Stack>
        <Stack gap={2} align="start">
          <Text size="small" tone="soft">
            {t("crossing.kept")}, {format.when(moment.updated_at)}
          </Text>
          <DifferingText tone="after" runs={compared.theirs} />
          <Inline gap={2} wrap>
            <Button onClick={() => void keep("theirs")}>{t("crossing.keepKept")}</Button>
            {field === "text" && (
              <Button onClick={() => void keep({ value: `${kept}\n\n${other}` })}>
                {t("crossing.keepBoth")}
              </Button>
            )}
          </Inline>
        </Stack>
      </Columns>
    </Stack>
  );
}
