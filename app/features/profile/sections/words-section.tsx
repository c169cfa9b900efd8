import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { useQuickSave } from "#app/saving/use-quick-save.ts";
import { updateProfile } from "#app/store/profile/profile.ts";
import { Checkbox } from "#app/ui/choices/checkbox.tsx";
import { RadioRows } from "#app/ui/choices/radio-rows.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { usePartnerWord } from "#app/words/partner-word.ts";
import { type Profile, partnerWords, relationshipGoals } from "#domain/account/profile.ts";
import { profileTraits } from "#domain/account/profile-traits.ts";
import { Section } from "./section.tsx";

/** Saved at once: each choice is an edit. */
export function WordsAndGoals({ profile }: { profile: Profile }) {
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
      maxLength={profileTraits.partner_word.max}
      value={word}
      onChange={({ target }) => setWord(target.value)}
      onBlur={keep}
    />
  );
}
