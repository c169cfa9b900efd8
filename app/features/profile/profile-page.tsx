import { type FormEvent, useState } from "react";
import { useLocale, useTranslations } from "use-intl/react";
import { changeLanguage } from "#app/lib/i18n/language-store.ts";
import { usePageTitle } from "#app/lib/page-title.ts";
import { chooseTheme, themeChoices, useThemeChoice } from "#app/lib/theme.ts";
import { paths } from "#app/paths.ts";
import { updateProfile, useProfile } from "#app/store/profile.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Columns } from "#app/ui/columns.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { LinkRow } from "#app/ui/link-row.tsx";
import { Page } from "#app/ui/page.tsx";
import { RadioRows } from "#app/ui/radio-rows.tsx";
import { Remark } from "#app/ui/remark.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { SettingRow } from "#app/ui/setting-row.tsx";
import { Stack } from "#app/ui/stack.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Title } from "#app/ui/title.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import { type Profile, partnerWords, relationshipGoals } from "#domain/profile.ts";

export function Component() {
  const t = useTranslations("profile");
  const profile = useProfile();
  usePageTitle(t("title"));
  return (
    <Page width="middle">
      <Stack gap={10}>
        <Title>{t("title")}</Title>
        {profile && <PersonForm key={profile.id} profile={profile} />}
        {profile && !profile.is_fallback_profile && <OwnPlan profile={profile} />}
        {profile && <WordsAndGoals profile={profile} />}
        <MemoriesRow />
        <Looks />
      </Stack>
    </Page>
  );
}

function PersonForm({ profile }: { profile: Profile }) {
  const t = useTranslations("profile");
  const [firstName, setFirstName] = useState(profile.first_name ?? "");
  const [lastName, setLastName] = useState(profile.last_name ?? "");
  const [isTooLong, setTooLong] = useState(false);

  async function save(event: FormEvent) {
    event.preventDefault();
    const written = await updateProfile({ first_name: firstName || null, last_name: lastName || null });
    setTooLong(!written.ok);
    if (written.ok) showToast({ title: t("saved") });
  }
  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <Stack gap={5} align="start">
        <Heading>{t("you")}</Heading>
        <Columns template="halves" className="w-full">
          <TextField
            label={t("firstName")}
            value={firstName}
            error={isTooLong && firstName.length > 80 ? t("tooLong") : undefined}
            onChange={({ target }) => setFirstName(target.value)}
          />
          <TextField
            label={t("lastName")}
            value={lastName}
            error={isTooLong && lastName.length > 80 ? t("tooLong") : undefined}
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
        <Button type="submit" variant="primary">
          {t("save")}
        </Button>
      </Stack>
    </form>
  );
}

function OwnPlan({ profile }: { profile: Profile }) {
  const t = useTranslations("profile");
  return (
    <Stack gap={4}>
      <Heading>{t("plan")}</Heading>
      <LinkRow
        to={paths.subscription}
        title={t(`plans.${profile.subscription_plan}`)}
        detail={t("planDetail")}
      />
    </Stack>
  );
}

function MemoriesRow() {
  const t = useTranslations("profile");
  return (
    <Stack gap={4}>
      <Heading>{t("memories")}</Heading>
      <LinkRow to={paths.memories} title={t("memoriesRow")} detail={t("memoriesDetail")} />
    </Stack>
  );
}

/** Kept at once: each choice is an edit like any other. */
function WordsAndGoals({ profile }: { profile: Profile }) {
  const t = useTranslations("profile");
  const chosen = profile.relationship_goals;
  return (
    <Stack gap={6}>
      <Heading>{t("words")}</Heading>
      <RadioRows
        label={t("partnerWord")}
        columns={3}
        value={partnerWords.find((word) => word === profile.partner_word) ?? null}
        onChange={(word) => void updateProfile({ partner_word: word })}
        options={partnerWords.map((value) => ({ value, label: t(`partner.${value}`) }))}
      />
      <fieldset>
        <legend className="pb-2 type-label">{t("goals")}</legend>
        <div className="grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
          {relationshipGoals.map((goal) => (
            <Checkbox
              key={goal}
              label={t(`goal.${goal}`)}
              checked={chosen.includes(goal)}
              onChange={({ target }) =>
                void updateProfile({
                  relationship_goals: target.checked
                    ? [...chosen, goal]
                    : chosen.filter((one) => one !== goal),
                })
              }
            />
          ))}
        </div>
      </fieldset>
    </Stack>
  );
}

function Looks() {
  const t = useTranslations("profile");
  const language = useLocale();
  const theme = useThemeChoice();
  return (
    <Stack gap={5} align="start">
      <Heading>{t("look")}</Heading>
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
    </Stack>
  );
}
