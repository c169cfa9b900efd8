import type {} from "use-intl";
import type { messages } from "./en.ts";
import type { Language } from "./language.ts";
import type { LateMessages } from "./late-messages.ts";

declare module "use-intl" {
  interface AppConfig {
    Locale: Language;
    Messages: typeof messages & LateMessages;
  }
}
