import type { ReactNode } from "react";
import { IntlProvider, useTranslations } from "use-intl/react";
import { isDemo } from "#app/lib/demo-mode.ts";
import { useSession } from "#app/lib/session.ts";
import { useDeviceTimeZone } from "#app/lib/time-zone.ts";
import { LoadingScreen } from "#app/ui/states/loading-screen.tsx";
import { AppRoutes } from "./app-routes.tsx";
import { LockGate } from "./features/frame/lock-gate.tsx";
import { useSpoken } from "./lib/i18n/language-store.ts";

export function App() {
  return (
    <LanguageProvider>
      {/* No page is loaded before it is known who is signed in, and none is there while the journal is locked. */}
      <SessionGate>
        {() => (
          <LockGate>
            <AppRoutes />
          </LockGate>
        )}
      </SessionGate>
    </LanguageProvider>
  );
}

/** Nothing else is rendered until the session is known, or for four seconds. The demo asks for none. */
function SessionGate({ children }: { children: () => ReactNode }) {
  const t = useTranslations("frame");
  const { initialized } = useSession();
  return initialized || isDemo ? children() : <LoadingScreen label={t("starting")} />;
}

/** Renders nothing before the messages are loaded; they come with the page. */
function LanguageProvider({ children }: { children: ReactNode }) {
  const spoken = useSpoken();
  const timeZone = useDeviceTimeZone();
  if (!spoken) return null;
  return (
    <IntlProvider locale={spoken.language} messages={spoken.messages} timeZone={timeZone}>
      {children}
    </IntlProvider>
  );
}
