import { AppRoutes } from "./app-routes.tsx";
import { SessionGate } from "./features/frame/session-gate.tsx";
import { LanguageProvider } from "./lib/i18n/language-provider.tsx";

export function App() {
  return (
    <LanguageProvider>
      {/* No page is loaded before it is known who is signed in. */}
      <SessionGate>{() => <AppRoutes />}</SessionGate>
    </LanguageProvider>
  );
}
