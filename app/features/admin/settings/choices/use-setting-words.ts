import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import type { Setting, SettingValue } from "#domain/admin/server-settings.ts";
import type { SiteSettingName } from "#domain/site/site-settings.ts";

/** Numbers whose 0 is no limit, or no price. */
const zeroIsNone: ReadonlySet<SiteSettingName> = new Set([
  "model_daily_tokens",
  "model_input_price",
  "model_output_price",
]);

export function useSettingWords() {
  const t = useTranslations("adminSettings");
  const { number } = useFormat();
  function valueWords(name: SiteSettingName, value: SettingValue): string {
    if (typeof value === "boolean") return t(value ? "value.on" : "value.off");
    if (typeof value === "string") return t(`value.${value}`);
    if (value === 0 && zeroIsNone.has(name)) return t("value.none");
    return name === "grace_days" ? t("value.days", { days: value }) : number(value);
  }
  return {
    valueWords,
    /** Where the value in force comes from. */
    sourceWords({ name, own, chosen, inForce }: Setting): string {
      if (chosen === null) return t("source.own");
      if (chosen !== inForce)
        return t("source.bounded", { chosen: valueWords(name, chosen), own: valueWords(name, own) });
      return t("source.chosen", { own: valueWords(name, own) });
    },
    /** What will happen, before it does. */
    effectWords(name: SiteSettingName, value: SettingValue): string {
      switch (name) {
        case "sign_up":
          return t(`signUpEffect.${value === "invite" || value === "closed" ? value : "open"}`);
        case "outside_accounts_are_on":
        case "game_is_on":
        case "model_is_on":
        case "weekly_mails_are_on":
          return t(`${value === true ? "onEffect" : "offEffect"}.${name}`);
        default:
          return t(`numberEffect.${name}`);
      }
    },
  };
}
