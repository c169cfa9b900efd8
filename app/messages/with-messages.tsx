import { type ReactNode, use, useMemo } from "react";
import { IntlProvider, useLocale, useMessages, useTimeZone } from "use-intl/react";
import type { LoadLazyMessages } from "./lazy-messages.ts";

/** Adds a page's own messages to those loaded at the start; suspends until they are loaded. */
export function WithMessages({ words, children }: { words: LoadLazyMessages; children: ReactNode }) {
  const language = useLocale();
  const timeZone = useTimeZone();
  const started = useMessages();
  const late = use(words(language));
  const messages = useMemo(() => ({ ...started, ...late }), [started, late]);
  return (
    <IntlProvider locale={language} messages={messages} {...(timeZone ? { timeZone } : {})}>
      {children}
    </IntlProvider>
  );
}
