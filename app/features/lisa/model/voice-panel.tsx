import { CircleAlert } from "lucide-react";
import { useLocale, useTranslations } from "use-intl/react";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { RadioRows } from "#app/ui/choices/radio-rows.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { chooseVoice, lookForBrowserModel, type useVoices } from "./voices.ts";

/** Who writes the replies. Not shown where there is nothing to choose. */
export function VoicePanel({ offered, voice, model, browserSearch }: ReturnType<typeof useVoices>) {
  const t = useTranslations("lisa.voice");
  const language = useLocale() === "fr" ? "fr" : "en";
  if (offered.length < 2 && browserSearch === null) return null;
  return (
    <Stack as="section" gap={1} aria-label={t("title")}>
      <Heading as="h3" size="label">
        {t("title")}
      </Heading>
      <RadioRows
        label={t("title")}
        labelHidden
        options={offered.map((value) => ({
          value,
          label: t(`name.${value}`, { model: model.name ?? "" }),
          detail: t(`hint.${value}`),
        }))}
        value={voice}
        onChange={chooseVoice}
      />
      {browserSearch === "not_yet" && (
        <Text size="small">
          <TextButton size="small" onClick={() => void lookForBrowserModel(language)}>
            {t("look")}
          </TextButton>
        </Text>
      )}
      {browserSearch === "none" && (
        <Text size="small" tone="soft" role="status">
          {t("none")}
        </Text>
      )}
      {voice === "server" && model.health === "failing" && (
        <Remark icon={CircleAlert} tone="warn">
          {t("failing")}
        </Remark>
      )}
    </Stack>
  );
}
