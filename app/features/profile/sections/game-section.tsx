import { useTranslations } from "use-intl/react";
import { paths } from "#app/paths.ts";
import { useQuickSave } from "#app/saving/use-quick-save.ts";
import { updateProfile } from "#app/store/profile/profile.ts";
import { Switch } from "#app/ui/choices/switch.tsx";
import { LinkRow } from "#app/ui/lists/link-row.tsx";
import type { Profile } from "#domain/account/profile.ts";
import { Section } from "./section.tsx";

/** The only way to switch the Game on again. */
export function TheGame({ profile }: { profile: Profile }) {
  const t = useTranslations("profile");
  const quickSave = useQuickSave();
  return (
    <Section id="game" gap={2}>
      <Switch
        label={t("gameOn")}
        hint={t("gameHint")}
        checked={profile.game_is_on}
        onChange={(isOn) => void quickSave(() => updateProfile({ game_is_on: isOn }))}
      />
      {profile.game_is_on && <LinkRow to={paths.game} title={t("gameRow")} detail={t("gameDetail")} />}
    </Section>
  );
}
