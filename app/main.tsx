import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router";
import { LanguageProvider } from "./lib/i18n/language-provider.tsx";
import { startLanguage } from "./lib/i18n/language-store.ts";
import { routes } from "./routes.tsx";
import "./styles.css";

const root = document.getElementById("root");
if (!root) throw new Error("the page has no root");

void startLanguage();
createRoot(root).render(
  <StrictMode>
    <LanguageProvider>
      <RouterProvider router={createBrowserRouter(routes)} />
    </LanguageProvider>
  </StrictMode>,
);
