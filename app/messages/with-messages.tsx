import { type ReactNode, use, useEffect, useMemo } from "react";
import { IntlProvider, useLocale, useMessages, useTimeZone } from "use-intl/react";
import { mergeMessages, showWords, type WordsLoader } from "./words-loader.ts";

/** Adds a page's own messages to those loaded before; suspends until they are loaded. */
export function WithMessages({ words, children }: { words: WordsLoader; children: ReactNode }) {
  const language = useLocale();
  const timeZone = useTimeZone();
  const started = useMessages();
  const late = use(words(language));
  const messages = useMemo(() => mergeMessages(started, late), [started, late]);
  useEffect(() => showWords(words), [words]);
  return (
    <IntlProvider locale={language} messages={messages} {...(timeZone ? { timeZone } : {})}>
      {children}
    </IntlProvider>
  );
}
