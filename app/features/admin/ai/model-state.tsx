import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { SettingRow } from "#app/ui/choices/setting-row.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import type { ModelPage } from "#domain/admin/model-use.ts";
import { useInstantWords } from "../words/use-instant-words.ts";
import { isNearLimit } from "./day-limit.ts";

export function ModelState({ page }: { page: ModelPage }) {
  const t = useTranslations("adminAi");
  const { number } = useFormat();
  const { exact } = useInstantWords();
  const { model, absence, isOn, health, wellAt, failedAt, contractVersion, tokensToday, tokensPerDay } = page;
  const used = number(tokensToday);
  return (
    <Stack gap={3} as="section">
      <Heading>{t("state")}</Heading>
      <div>
        <SettingRow label={t("model")}>
          {absence !== null
            ? t(`absence.${absence}`)
            : isOn
              ? model
              : t("switchedOff", { model: model ?? "" })}
        </SettingRow>
        {absence === null && (
          <SettingRow label={t("health")}>
            {[
              t(`healthWord.${health}`),
              ...(wellAt === null ? [] : [t("wellAt", { at: exact(wellAt) })]),
              ...(failedAt === null ? [] : [t("failedAt", { at: exact(failedAt) })]),
            ].join(", ")}
          </SettingRow>
        )}
        <SettingRow label={t("contract")}>{t("contractText", { version: contractVersion })}</SettingRow>
        <SettingRow label={t("today")}>
          {tokensPerDay === 0 ? t("todayFree", { used }) : t("todayOf", { used, most: number(tokensPerDay) })}
          {isNearLimit(page) && <Remark tone="warn">{t("near")}</Remark>}
        </SettingRow>
      </div>
    </Stack>
  );
}
