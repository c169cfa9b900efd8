import { AppRoutes } from "./app-routes.tsx";
import { SessionGate } from "./features/frame/session-gate.tsx";
import { LanguageProvider } from "./lib/i18n/language-provider.tsx";

export function App() {
  return (
    <LanguageProvider>
      {/* Nothing of the pages is asked for before it is known who is there. */}
      <SessionGate>{() => <AppRoutes />}</SessionGate>
    </LanguageProvider>
  );
}
