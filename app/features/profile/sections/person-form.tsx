import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl/react";
import { SaveFailure } from "#app/saving/save-failure.tsx";
import { useSave } from "#app/saving/use-save.ts";
import { updateProfile } from "#app/store/profile/profile.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { SettingRow } from "#app/ui/choices/setting-row.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { Columns } from "#app/ui/layout/columns.tsx";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import { Remark } from "#app/ui/type/remark.tsx";
import type { Profile } from "#domain/account/profile.ts";
import { Section } from "./section.tsx";

const nameLimit = 80;

export function PersonForm({ profile }: { profile: Profile }) {
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
