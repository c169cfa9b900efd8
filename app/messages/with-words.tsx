import { type ReactNode, use, useMemo } from "react";
import { IntlProvider, useLocale, useMessages, useTimeZone } from "use-intl/react";
import type { LateWords } from "./late-messages.ts";

/** Adds a page's own words to those that came at the start; suspends until they are there. */
export function WithWords({ words, children }: { words: LateWords; children: ReactNode }) {
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
