import { useLocale, useTranslations } from "use-intl/react";
import { changeLanguage } from "#app/lib/i18n/language-store.ts";
import { followManifest } from "#app/lib/install/manifest-link.ts";
import { chooseTheme, themeChoices, useThemeChoice } from "#app/lib/theme.ts";
import { Segmented } from "#app/ui/choices/segmented.tsx";
import { Section } from "./section.tsx";

export function Looks() {
  const t = useTranslations("profile");
  const language = useLocale();
  const theme = useThemeChoice();
  return (
    <Section id="look" gap={5} align="start">
      <Segmented
        label={t("language")}
        value={language}
        onChange={(next) => void changeLanguage(next).then(followManifest)}
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
