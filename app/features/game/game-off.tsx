import { useTranslations } from "use-intl/react";
import { paths } from "#app/paths.ts";
import { BackLink } from "#app/ui/actions/back-link.tsx";
import { Button } from "#app/ui/actions/button.tsx";
import { LostPath } from "#app/ui/art/lost-path.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { Title } from "#app/ui/type/title.tsx";

/** While the Game is off, nothing of it is shown but the switch. */
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
