import type {} from "use-intl";
import type { Language } from "#app/lib/i18n/language.ts";
import type { messages as journal } from "./journal.en.ts";
import type { LazyMessages } from "./lazy-messages.ts";
import type { messages as relationship } from "./relationship.en.ts";

declare module "use-intl" {
  interface AppConfig {
    Locale: Language;
    Messages: LazyMessages & typeof journal & typeof relationship;
  }
}
