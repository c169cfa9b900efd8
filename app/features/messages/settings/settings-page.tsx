/** Who can find and write to this person, at /profile/messages. Every choice is an edit of the profile: it works offline too. */
import { useTranslations } from "use-intl/react";
import { usePageTitle } from "#app/lib/page-title.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { paths } from "#app/paths.ts";
import { useQuickSave } from "#app/saving/use-quick-save.ts";
import { useThreads } from "#app/store/messages/threads.ts";
import { updateProfile, useProfile } from "#app/store/profile/profile.ts";
import { BackLink } from "#app/ui/actions/back-link.tsx";
import { RadioRows } from "#app/ui/choices/radio-rows.tsx";
import { Switch } from "#app/ui/choices/switch.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { LinkRow } from "#app/ui/lists/link-row.tsx";
import { Skeleton } from "#app/ui/states/skeleton.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { Title } from "#app/ui/type/title.tsx";
import type { Profile } from "#domain/account/profile.ts";
import { messageSenders } from "#domain/message/message.ts";
import { messagesWords } from "../messages-words.ts";
import { NoAccount } from "../no-account.tsx";
import { BlockedPeople } from "./blocked-people.tsx";
import { OwnHandle } from "./own-handle.tsx";

export function Component() {
  return (
    <WithMessages words={messagesWords}>
      <SettingsPage />
    </WithMessages>
  );
}

function SettingsPage() {
  const t = useTranslations("messages");
  const profile = useProfile();
  const areThreadsRead = useThreads() !== undefined;
  usePageTitle(t("settings.title"));
  if (profile?.is_fallback_profile) return <NoAccount />;
  return (
    <Page width="middle">
      <Stack gap={8}>
        <Stack gap={3}>
          <BackLink to={paths.profile}>{t("settings.back")}</BackLink>
          <Title>{t("settings.title")}</Title>
          <Text tone="soft">{t("honest")}</Text>
        </Stack>
        {profile && areThreadsRead ? <Settings profile={profile} /> : <Skeleton rows={4} />}
      </Stack>
    </Page>
  );
}

function Settings({ profile }: { profile: Profile }) {
  const t = useTranslations("messages.settings");
  const quickSave = useQuickSave();
  const change = (patch: Parameters<typeof updateProfile>[0]) => void quickSave(() => updateProfile(patch));
  return (
    <Stack gap={10}>
      <Stack gap={5}>
        <Switch
          label={t("on")}
          hint={t("onHint")}
          checked={profile.messages_are_on}
          onChange={(messages_are_on) => change({ messages_are_on })}
        />
        <Switch
          label={t("discoverable")}
          hint={t("discoverableHint")}
          checked={profile.discoverable}
          onChange={(discoverable) => change({ discoverable })}
        />
        <Switch
          label={t("receipts")}
          hint={t("receiptsHint")}
          checked={profile.read_receipts}
          onChange={(read_receipts) => change({ read_receipts })}
        />
      </Stack>
      <RadioRows
        label={t("who")}
        value={profile.messages_from}
        onChange={(messages_from) => change({ messages_from })}
        options={messageSenders.map((value) => ({
          value,
          label: t(`whoOptions.${value}`),
          detail: t(`whoDetail.${value}`),
        }))}
      />
      <OwnHandle handle={profile.handle} />
      <BlockedPeople />
      <div className="border-b border-line">
        <LinkRow to={paths.messages} title={t("toMessages")} />
      </div>
    </Stack>
  );
}
