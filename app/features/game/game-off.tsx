import { useTranslations } from "use-intl/react";
import { paths } from "#app/paths.ts";
import { BackLink } from "#app/ui/actions/back-link.tsx";
import { Button } from "#app/ui/actions/button.tsx";
import { LostPath } from "#app/ui/art/lost-path.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { Title } from "#app/ui/type/title.tsx";

type GameOffProps = {
  /** Null: it is off for everyone of this server. */
  onSwitchOn: (() => void) | null;
};

/** While the Game is off, nothing of it is shown but the switch. */
export function GameOff({ onSwitchOn }: GameOffProps) {
  const t = useTranslations("game");
  return (
    <Page width="reading">
      <Stack gap={5} align="start">
        <BackLink to={paths.dashboard}>{t("back")}</BackLink>
        <LostPath />
        <Title size="title">{t("off.title")}</Title>
        <Text>{t(onSwitchOn ? "off.text" : "off.forAll")}</Text>
        {onSwitchOn && (
          <Button variant="primary" onClick={onSwitchOn}>
            {t("off.on")}
          </Button>
        )}
      </Stack>
    </Page>
  );
}
