import type { ReactNode } from "react";
import { IntlProvider } from "use-intl/react";
import { useDeviceTimeZone } from "#app/lib/time-zone.ts";
import { useSpoken } from "./language-store.ts";

/** Nothing is shown before the words are there; they come with the page. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const spoken = useSpoken();
  const timeZone = useDeviceTimeZone();
  if (!spoken) return null;
  return (
    <IntlProvider locale={spoken.language} messages={spoken.messages} timeZone={timeZone}>
      {children}
    </IntlProvider>
  );
}
