import type {} from "use-intl";
import type { Language } from "#app/lib/i18n/language.ts";
import type { messages } from "./en.ts";
import type { LazyMessages } from "./lazy-messages.ts";

declare module "use-intl" {
  interface AppConfig {
    Locale: Language;
    Messages: typeof messages & LazyMessages;
  }
}
