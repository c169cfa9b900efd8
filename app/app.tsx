import { createBrowserRouter, RouterProvider } from "react-router";
import { SessionGate } from "./features/frame/session-gate.tsx";
import { LanguageProvider } from "./lib/i18n/language-provider.tsx";
import { routes } from "./routes.tsx";

let router: ReturnType<typeof createBrowserRouter> | undefined;

export function App() {
  return (
    <LanguageProvider>
      <SessionGate>
        {() => {
          // Made only now: a visitor without a session never loads the pages behind the door.
          router ??= createBrowserRouter(routes);
          return <RouterProvider router={router} />;
        }}
      </SessionGate>
    </LanguageProvider>
  );
}
