import { useTranslations } from "use-intl/react";
import { paths } from "#app/paths.ts";
import { LostPath } from "#app/ui/art/lost-path.tsx";
import { BackLink } from "#app/ui/back-link.tsx";
import { Button } from "#app/ui/button.tsx";
import { Page } from "#app/ui/page.tsx";
import { Stack } from "#app/ui/stack.tsx";
import { Text } from "#app/ui/text.tsx";
import { Title } from "#app/ui/title.tsx";

/** Off is off: nothing of the Game is shown but the way to have it again. */
export function GameOff({ onSwitchOn }: { onSwitchOn: () => void }) {
  const t = useTranslations("game");
  return (
    <Page width="reading">
      <Stack gap={5} align="start">
        <BackLink to={paths.dashboard}>{t("back")}</BackLink>
        <LostPath />
        <Title size="title">{t("off.title")}</Title>
        <Text>{t("off.text")}</Text>
        <Button variant="primary" onClick={onSwitchOn}>
          {t("off.on")}
        </Button>
      </Stack>
    </Page>
  );
}
