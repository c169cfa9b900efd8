import { useTranslations } from "use-intl/react";
import { paths } from "#app/paths.ts";
import { SaveFailure } from "#app/saving/save-failure.tsx";
import { useSave } from "#app/saving/use-save.ts";
import { updateProfile } from "#app/store/profile/profile.ts";
import { BackLink } from "#app/ui/actions/back-link.tsx";
import { Button } from "#app/ui/actions/button.tsx";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Letter } from "#app/ui/art/letter.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { Title } from "#app/ui/type/title.tsx";

/** Off until the person turns it on: what it is, who can read it, and the one button. */
export function OffRoom() {
  const t = useTranslations("messages");
  const { save, isSaving, failure } = useSave();
  return (
    <Page width="reading">
      <Stack gap={6}>
        <Stack gap={3}>
          <BackLink to={paths.profile}>{t("back")}</BackLink>
          <Title>{t("title")}</Title>
        </Stack>
        <div className="max-sm:max-w-40">
          <Letter />
        </div>
        <Text size="lead">{t("off.lead")}</Text>
        <Text tone="soft">{t("honest")}</Text>
        <Stack gap={3}>
          <Inline gap={6} wrap>
            <Button
              variant="primary"
              pending={isSaving}
              onClick={() => void save(() => updateProfile({ messages_are_on: true }))}
            >
              {t("off.turnOn")}
            </Button>
            <TextLink to={paths.messageSettings} alone>
              {t("off.settings")}
            </TextLink>
          </Inline>
          <SaveFailure reason={failure} />
        </Stack>
      </Stack>
    </Page>
  );
}

/** Over conversations that are still there. */
export function OffNotice() {
  const t = useTranslations("messages.off");
  const { save, isSaving, failure } = useSave();
  return (
    <Stack gap={3} align="start" className="border-y border-line py-4">
      <Text>{t("isOff")}</Text>
      <Button pending={isSaving} onClick={() => void save(() => updateProfile({ messages_are_on: true }))}>
        {t("turnOn")}
      </Button>
      <SaveFailure reason={failure} />
    </Stack>
  );
}
