import type { RouteObject } from "react-router";
import { RootErrorPage } from "#app/features/frame/root-error-page.tsx";
import { paths } from "./paths.ts";

/** Every page is a module of its own that exports `Component`; a path is named once, in paths.ts. */
export const routes: RouteObject[] = [
  {
    ErrorBoundary: RootErrorPage,
    children: [{ path: paths.login, lazy: () => import("#app/features/auth/login-page.tsx") }],
  },
];
