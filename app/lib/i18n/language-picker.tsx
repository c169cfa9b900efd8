import { useLocale, useTranslations } from "use-intl/react";
import { changeLanguage } from "./language-store.ts";

/** The switch between English and French. */
export function LanguagePicker() {
  const t = useTranslations("frame.language");
  const language = useLocale();
  return (
    <fieldset className="flex gap-1">
      <legend className="sr-only">{t("label")}</legend>
      {(["en", "fr"] as const).map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-label={`${code.toUpperCase()}, ${t(code)}`}
          aria-pressed={language === code}
          onClick={() => void changeLanguage(code)}
          className={`min-h-11 min-w-11 cursor-pointer type-small uppercase ${
            language === code ? "font-strong text-ink" : "text-ink-soft hover:text-ink"
          }`}
        >
          {code}
        </button>
      ))}
    </fieldset>
  );
}
