import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { SaveFailure } from "#app/saving/save-failure.tsx";
import { useSave } from "#app/saving/use-save.ts";
import { updateProfile } from "#app/store/profile/profile.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { SettingRow } from "#app/ui/choices/setting-row.tsx";
import { TextArea } from "#app/ui/fields/text-area.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { Columns } from "#app/ui/layout/columns.tsx";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import { Remark } from "#app/ui/type/remark.tsx";
import type { Profile } from "#domain/account/profile.ts";
import { profileTraits } from "#domain/account/profile-traits.ts";
import { draftOf, fieldsOf, type PersonField, refusedFields } from "./person-draft.ts";
import { Section } from "./section.tsx";

export function PersonForm({ profile }: { profile: Profile }) {
  const t = useTranslations("profile");
  const [draft, setDraft] = useState(() => draftOf(profile));
  const { save, isSaving, failure } = useSave();
  const form = useRef<HTMLFormElement>(null);
  const refused = failure === "invalid" ? refusedFields(draft) : [];

  useEffect(() => {
    if (failure === "invalid") form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [failure]);

  function submit(event: FormEvent) {
    event.preventDefault();
    void save(
      () => updateProfile(fieldsOf(draft)),
      () => void showToast({ title: t("saved") }),
    );
  }
  const part = (field: PersonField, words: string) => ({
    label: t(field),
    value: draft[field],
    error: refused.includes(field) ? words : undefined,
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [field]: target.value }),
  });
  const { first_name, last_name, age, location, bio, interests } = profileTraits;
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Section id="you" gap={5} align="start">
        <Columns template="halves" className="w-full">
          <TextField {...part("firstName", t("tooLong", { max: first_name.max }))} />
          <TextField {...part("lastName", t("tooLong", { max: last_name.max }))} />
          <TextField inputMode="numeric" {...part("age", t("ageRange", age))} />
          <TextField {...part("location", t("tooLong", { max: location.max }))} />
        </Columns>
        <div className="w-full">
          <TextArea rows={3} {...part("bio", t("tooLong", { max: bio.max }))} />
        </div>
        <div className="w-full">
          <TextField
            hint={t("interestsHint")}
            {...part("interests", t("tooMany", { max: interests.count, each: interests.max }))}
          />
        </div>
        {profile.is_fallback_profile ? (
          <Remark>{t("onDevice")}</Remark>
        ) : (
          <div className="w-full">
            <SettingRow label={t("email")}>{profile.email}</SettingRow>
            <SettingRow label={t("timeZone")}>
              {t("timeZoneFollows", { zone: profile.timezone.replaceAll("_", " ") })}
            </SettingRow>
          </div>
        )}
        <Button type="submit" variant="primary" pending={isSaving}>
          {t("save")}
        </Button>
        <SaveFailure reason={failure} lead={t("notUpdated")} keepsText />
      </Section>
    </form>
  );
}
