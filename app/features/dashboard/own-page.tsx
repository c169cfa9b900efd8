import { useTranslations } from "use-intl/react";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { Title } from "#app/ui/type/title.tsx";

/** With nobody at the moment the page opens on one's own journal; in the days after an ending it does not say “single”. */
export function OwnPage({ isAfterEnding }: { isAfterEnding: boolean }) {
  const t = useTranslations("dashboard.own");
  return (
    <Stack gap={2}>
      <Title size="title">{t("title")}</Title>
      <Text tone="soft">{isAfterEnding ? t("afterEnding") : t("single")}</Text>
    </Stack>
  );
}
