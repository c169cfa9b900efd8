/** What bringing a state back would change, and what is the person's to decide. */
import { CircleAlert } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import type { RestoreChoice } from "#app/store/backups/restore.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { Checkbox } from "#app/ui/choices/checkbox.tsx";
import { RadioRows } from "#app/ui/choices/radio-rows.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { useFieldWords } from "#app/words/fields/use-field-words.ts";
import type { ComparedBackup } from "#domain/backup/compare-backup.ts";
import { ChangedConversations } from "./changed-conversations.tsx";
import type { RestoreFailure, Restoring } from "./use-restore.ts";

type RestoreDecisionProps = {
  compared: ComparedBackup;
  /** ISO 8601 in UTC. */
  madeAt: string;
  failure: RestoreFailure | null;
  restoring: Restoring;
};

export function RestoreDecision({ compared, madeAt, failure, restoring }: RestoreDecisionProps) {
  const t = useTranslations("backups.preview");
  const { phrases } = useFieldWords();
  const said = useTranslations("backups");
  const { when } = useFormat();
  const [choice, setChoice] = useState<RestoreChoice>({ onDifference: "keep", withChoices: false });
  const { conversations, choices, points, leftOut } = compared;
  const missing = conversations.some((one) => one.missing.length > 0);
  const differing = conversations.some((one) => one.changed.length > 0);
  const isSame = !missing && !differing && choices.length === 0;
  const takes = choice.onDifference === "take" && differing;
  const isNothing = !missing && !takes && !(choice.withChoices && choices.length > 0);
  return (
    <Stack gap={5} className="border-t border-line pt-4">
      <Stack gap={2}>
        <Heading as="h3" size="name">
          {t("title", { when: when(madeAt) })}
        </Heading>
        {isSame && <Text>{t("same")}</Text>}
        <ChangedConversations conversations={conversations} />
        <Text tone="soft" size="small">
          {t("stays", { points })} {leftOut > 0 && t("leftOut", { count: leftOut })}
        </Text>
      </Stack>
      {differing && (
        <RadioRows
          label={t("difference")}
          value={choice.onDifference}
          onChange={(onDifference) => setChoice({ ...choice, onDifference })}
          options={[
            { value: "keep", label: t("keep"), detail: t("keepDetail") },
            { value: "take", label: t("take"), detail: t("takeDetail") },
          ]}
        />
      )}
      {choices.length > 0 && (
        <Checkbox
          label={t("withChoices", { what: phrases(choices.map(({ field }) => field)) })}
          checked={choice.withChoices}
          onChange={({ target }) => setChoice({ ...choice, withChoices: target.checked })}
        />
      )}
      <Stack gap={2}>
        {isNothing && !isSame && <Remark>{t("nothing")}</Remark>}
        <Inline gap={3} wrap>
          {!isNothing && (
            <Button variant="primary" onClick={() => void restoring.write(choice)}>
              {t("write")}
            </Button>
          )}
          <Button variant="quiet" onClick={restoring.leave}>
            {t("leave")}
          </Button>
        </Inline>
        {failure && (
          <div role="alert">
            <Remark icon={CircleAlert} tone="bad">
              {t(`failed.${failure}`)} {said("unchanged")}
            </Remark>
          </div>
        )}
      </Stack>
    </Stack>
  );
}
