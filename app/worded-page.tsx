import type { ComponentType } from "react";
import { currentLanguage } from "./lib/i18n/language-store.ts";
import { WithMessages } from "./messages/with-messages.tsx";
import type { WordsLoader } from "./messages/words-loader.ts";

/** A page is a module of its own that exports `Component`. */
export type PageModule = { readonly Component: ComponentType };

/** A page together with messages that it does not bring itself: both are requested at once, and it is drawn when both are there. */
export async function worded(words: WordsLoader, page: Promise<PageModule>): Promise<PageModule> {
  const language = currentLanguage();
  const [module] = await Promise.all([page, language && words(language)]);
  // Nothing came of a chunk that is gone: the page is being reloaded.
  return (
    module && {
      Component: () => (
        <WithMessages words={words}>
          <module.Component />
        </WithMessages>
      ),
    }
  );
}
