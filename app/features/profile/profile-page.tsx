import { type FormEvent, type ReactNode, useState } from "react";
import { useLocale, useTranslations } from "use-intl/react";
import { changeLanguage } from "#app/lib/i18n/language-store.ts";
import { usePageTitle } from "#app/lib/page-title.ts";
import { leaveQuickly } from "#app/lib/quick-exit.ts";
import { shortcutsRequest } from "#app/lib/shortcuts-request.ts";
import { chooseTheme, themeChoices, useThemeChoice } from "#app/lib/theme.ts";
import { paths } from "#app/paths.ts";
import { SaveFailure } from "#app/saving/save-failure.tsx";
import { useQuickSave } from "#app/saving/use-quick-save.ts";
import { useSave } from "#app/saving/use-save.ts";
import { useOwnPlan } from "#app/store/profile/own-plan.ts";
import { updateProfile, useProfile } from "#app/store/profile/profile.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { Checkbox } from "#app/ui/choices/checkbox.tsx";
import { RadioRows } from "#app/ui/choices/radio-rows.tsx";
import { Segmented } from "#app/ui/choices/segmented.tsx";
import { SettingRow } from "#app/ui/choices/setting-row.tsx";
import { Switch } from "#app/ui/choices/switch.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { Columns } from "#app/ui/layout/columns.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import type { Space } from "#app/ui/layout/space.ts";
import { Stack } from "#app/ui/layout/stack.tsx";
import { LinkRow } from "#app/ui/lists/link-row.tsx";
import { SectionIndex } from "#app/ui/lists/section-index.tsx";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import { Heading } from "#app/ui/type/heading.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { Title } from "#app/ui/type/title.tsx";
import { usePartnerWord } from "#app/words/partner-word.ts";
import { type Profile, partnerWords, relationshipGoals } from "#domain/account/profile.ts";
import { SharedDeviceSwitch } from "./shared-device-switch.tsx";

export function Component() {
  const t = useTranslations("profile");
  const profile = useProfile();
  usePageTitle(t("title"));
  const hasPlan = profile !== null && profile !== undefined && !profile.is_fallback_profile;
  const sections = sectionIds.filter((id) => id !== "plan" || hasPlan);
  return (
    <Page>
      <Columns template="index-main">
        <div className="hidden pt-30 lg:block">
          <SectionIndex label={t("index")} sections={sections.map((id) => ({ id, label: t(id) }))} />
        </div>
        <Stack gap={10} className="max-w-[54rem]">
          <Stack gap={1}>
            <Title>{t("title")}</Title>
            <Text tone="soft">{t("private")}</Text>
          </Stack>
          {profile && <PersonForm key={profile.id} profile={profile} />}
          {profile && hasPlan && <OwnPlan />}
          {profile && <WordsAndGoals profile={profile} />}
          <MemoriesRow />
          {profile && <TheGame profile={profile} />}
          <Looks />
          <Section id="device" gap={3} align="start">
            <SharedDeviceSwitch />
          </Section>
          <HelpSection />
        </Stack>
      </Columns>
    </Page>
  );
}

const sectionIds = ["you", "plan", "words", "memories", "game", "look", "device", "help"] as const;

type SectionProps = { id: (typeof sectionIds)[number]; gap: Space; align?: "start"; children: ReactNode };

/** On a tablet its title stands beside it. */
function Section({ id, children, ...rest }: SectionProps) {
  const t = useTranslations("profile");
  return (
    <Stack
      as="section"
      id={id}
      gap={rest.gap}
      className="scroll-mt-20 md:max-lg:grid md:max-lg:grid-cols-[9rem_minmax(0,1fr)] md:max-lg:gap-x-8"
    >
      <Heading>{t(id)}</Heading>
      <Stack {...rest}>{children}</Stack>
    </Stack>
  );
}

/** What else is there, and the ways out of sight. */
function HelpSection() {
  const t = useTranslations("profile.helpRows");
  return (
    <Section id="help" gap={4}>
      <div className="border-b border-line">
        <LinkRow to={paths.twoFactorSetup} title={t("twoFactor")} detail={t("twoFactorDetail")} />
        <LinkRow to={paths.support} title={t("support")} />
        <LinkRow
          onClick={() => shortcutsRequest.set(true)}
          title={t("shortcuts")}
          detail={t("shortcutsDetail")}
        />
        <LinkRow to={paths.privacy} title={t("privacy")} />
        <LinkRow to={paths.terms} title={t("terms")} />
        <LinkRow to={paths.notices} title={t("notices")} />
        <LinkRow onClick={leaveQuickly} title={t("quit")} detail={t("quitDetail")} />
      </div>
    </Section>
  );
}

const nameLimit = 80;

function PersonForm({ profile }: { profile: Profile }) {
  const t = useTranslations("profile");
  const [firstName, setFirstName] = useState(profile.first_name ?? "");
  const [lastName, setLastName] = useState(profile.last_name ?? "");
  const { save, isSaving, failure } = useSave();
  const tooLong = (name: string) => (name.length > nameLimit ? t("tooLong") : undefined);
  const isRefused = failure === "invalid";

  function submit(event: FormEvent) {
    event.preventDefault();
    void save(
      () => updateProfile({ first_name: firstName || null, last_name: lastName || null }),
      () => void showToast({ title: t("saved") }),
    );
  }
  return (
    <form onSubmit={submit} noValidate>
      <Section id="you" gap={5} align="start">
        <Columns template="halves" className="w-full">
          <TextField
            label={t("firstName")}
            value={firstName}
            error={isRefused ? tooLong(firstName) : undefined}
            onChange={({ target }) => setFirstName(target.value)}
          />
          <TextField
            label={t("lastName")}
            value={lastName}
            error={isRefused ? tooLong(lastName) : undefined}
            onChange={({ target }) => setLastName(target.value)}
          />
        </Columns>
        {profile.is_fallback_profile ? (
          <Remark>{t("onDevice")}</Remark>
        ) : (
          <div className="w-full">
            <SettingRow label={t("email")}>{profile.email}</SettingRow>
          </div>
        )}
        <Button type="submit" variant="primary" pending={isSaving}>
          {t("save")}
        </Button>
        <SaveFailure reason={failure} keepsText />
      </Section>
    </form>
  );
}

function OwnPlan() {
  const t = useTranslations("profile");
  const plan = useOwnPlan();
  return (
    <Section id="plan" gap={4}>
      <LinkRow to={paths.subscription} title={t(`plans.${plan}`)} detail={t("planDetail")} />
    </Section>
  );
}

function MemoriesRow() {
  const t = useTranslations("profile");
  return (
    <Section id="memories" gap={4}>
      <LinkRow to={paths.memories} title={t("memoriesRow")} detail={t("memoriesDetail")} />
    </Section>
  );
}

/** The only way to switch the Game on again. */
function TheGame({ profile }: { profile: Profile }) {
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

/** Saved at once: each choice is an edit. */
function WordsAndGoals({ profile }: { profile: Profile }) {
  const t = useTranslations("profile");
  const quickSave = useQuickSave();
  const chosen = profile.relationship_goals;
  return (
    <Section id="words" gap={6}>
      <RadioRows
        label={t("partnerWord")}
        columns={3}
        value={partnerWords.find((word) => word === profile.partner_word) ?? null}
        onChange={(word) => void quickSave(() => updateProfile({ partner_word: word }))}
        options={partnerWords.map((value) => ({ value, label: t(`partner.${value}`) }))}
      />
      <OwnWord key={profile.partner_word} profile={profile} />
      <fieldset>
        <legend className="pb-2 type-label">{t("goals")}</legend>
        <div className="grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
          {relationshipGoals.map((goal) => (
            <Checkbox
              key={goal}
              label={t(`goal.${goal}`)}
              checked={chosen.includes(goal)}
              onChange={({ target }) =>
                void quickSave(() =>
                  updateProfile({
                    relationship_goals: target.checked
                      ? [...chosen, goal]
                      : chosen.filter((one) => one !== goal),
                  }),
                )
              }
            />
          ))}
        </div>
      </fieldset>
    </Section>
  );
}

/** A word of the person's own; left empty, sentences omit it. */
function OwnWord({ profile }: { profile: Profile }) {
  const t = useTranslations("profile");
  const quickSave = useQuickSave();
  const shown = usePartnerWord();
  const kept = profile.partner_word ?? "";
  const [word, setWord] = useState(partnerWords.some((known) => known === kept) ? "" : kept);
  function keep() {
    const next = word.trim();
    if (next === kept || (next === "" && partnerWords.some((known) => known === kept))) return;
    void quickSave(() => updateProfile({ partner_word: next || null }));
  }
  return (
    <TextField
      label={t("otherWord")}
      hint={shown ? t("wordReads", { word: shown }) : t("wordNone")}
      maxLength={30}
      value={word}
      onChange={({ target }) => setWord(target.value)}
      onBlur={keep}
    />
  );
}

function Looks() {
  const t = useTranslations("profile");
  const language = useLocale();
  const theme = useThemeChoice();
  return (
    <Section id="look" gap={5} align="start">
      <Segmented
        label={t("language")}
        value={language}
        onChange={(next) => void changeLanguage(next)}
        options={[
          { value: "en", label: "English" },
          { value: "fr", label: "Français" },
        ]}
      />
      <Segmented
        label={t("theme")}
        value={theme}
        onChange={chooseTheme}
        options={themeChoices.map((value) => ({ value, label: t(`themes.${value}`) }))}
      />
    </Section>
  );
}
