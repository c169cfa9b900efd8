import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { SettingRow } from "#app/ui/choices/setting-row.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { Setting } from "#domain/admin/server-settings.ts";
import { useInstantWords } from "../../words/use-instant-words.ts";
import { ChooseDialog } from "./choose-dialog.tsx";
import { useSettingWords } from "./use-setting-words.ts";

type ChoiceRowProps = { setting: Setting; onChosen: () => void };

/** What counts now, where it comes from, and the way to choose otherwise. */
export function ChoiceRow({ setting, onChosen }: ChoiceRowProps) {
  const t = useTranslations("adminSettings");
  const { exact } = useInstantWords();
  const { valueWords, sourceWords } = useSettingWords();
  const [isChoosing, setChoosing] = useState(false);
  const { name, inForce, changedAt } = setting;
  const label = t(`setting.${name}`);
  return (
    <SettingRow
      label={label}
      action={
        <TextButton
          size="small"
          onClick={() => setChoosing(true)}
          aria-label={t("changeThis", { setting: label })}
        >
          {t("change")}
        </TextButton>
      }
    >
      <Inline gap={3} wrap align="baseline" className="gap-y-0!">
        <span className="text-ink">{valueWords(name, inForce)}</span>
        <Text as="span" size="small" tone="soft">
          {sourceWords(setting)}
          {changedAt !== null && t("source.since", { at: exact(changedAt) })}
        </Text>
      </Inline>
      {isChoosing && (
        <ChooseDialog setting={setting} onClose={() => setChoosing(false)} onChosen={onChosen} />
      )}
    </SettingRow>
  );
}
