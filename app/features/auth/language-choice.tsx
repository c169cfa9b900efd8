import { useLocale } from "use-intl/react";
import { changeLanguage } from "#app/lib/i18n/language-store.ts";

const names = { en: "English", fr: "Français" } as const;

export function LanguageChoice() {
  const language = useLocale();
  return (
    <div className="flex">
      {(["fr", "en"] as const).map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-label={names[code]}
          aria-pressed={language === code}
          onClick={() => void changeLanguage(code)}
          className={`min-h-11 min-w-11 cursor-pointer type-small uppercase ${
            language === code ? "font-[550] text-ink" : "text-ink-soft hover:text-ink"
          }`}
        >
          {code}
        </button>
      ))}
    </div>
  );
}
