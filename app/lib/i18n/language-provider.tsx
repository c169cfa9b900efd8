import type { ReactNode } from "react";
import { IntlProvider } from "use-intl/react";
import { useDeviceTimeZone } from "#app/lib/time-zone.ts";
import { useSpoken } from "./language-store.ts";

/** Renders nothing before the messages are loaded; they come with the page. */
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
