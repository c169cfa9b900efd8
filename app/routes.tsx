import { loadChunk } from "./lib/chunk-reload.ts";
import { accountsWords, arrivalWords, doorWords } from "./messages/parts.ts";
import { allWords } from "./messages/words-loader.ts";
import { appPaths, paths, patterns } from "./paths.ts";
import { type PageModule, worded } from "./worded-page.tsx";

export type LoadPage = () => Promise<PageModule>;

/** A page's path is named once, in paths.ts. */
export type PageRoute = { readonly path: string; readonly lazy: LoadPage };

export const loadLogin = () => worded(doorWords, import("#app/features/auth/login-page.tsx"));

const newcomerWords = allWords(doorWords, arrivalWords);
const accountWords = allWords(doorWords, accountsWords);

/** At `/`, for whoever has no journal in this browser. */
export const arrivalRoute: PageRoute = {
  path: paths.home,
  lazy: () => worded(newcomerWords, import("#app/features/auth/arrival/arrival-page.tsx")),
};

/** The sign-in pages. */
export const authRoutes: readonly PageRoute[] = [
  { path: paths.login, lazy: loadLogin },
  {
    path: paths.twoFactorPrompt,
    lazy: () => worded(doorWords, import("#app/features/factor/prompt-page.tsx")),
  },
  { path: paths.signUp, lazy: () => worded(accountWords, import("#app/features/auth/signup-page.tsx")) },
  {
    path: paths.forgotPassword,
    lazy: () => worded(accountWords, import("#app/features/auth/forgot-password-page.tsx")),
  },
  {
    path: paths.resetPassword,
    lazy: () => worded(accountWords, import("#app/features/auth/reset-password-page.tsx")),
  },
  {
    path: paths.authCallback,
    lazy: () => worded(accountWords, import("#app/features/auth/auth-callback-page.tsx")),
  },
  {
    path: paths.undoAddress,
    lazy: () => worded(accountWords, import("#app/features/address/undo-page.tsx")),
  },
  {
    path: paths.lostFactor,
    lazy: () => worded(doorWords, import("#app/features/factor/lost-page.tsx")),
  },
];

/** Open to anyone, signed in or not. */
export const legalRoutes: readonly PageRoute[] = [
  { path: paths.privacy, lazy: () => import("#app/features/legal/privacy-page.tsx") },
  { path: paths.terms, lazy: () => import("#app/features/legal/terms-page.tsx") },
  { path: paths.notices, lazy: () => import("#app/features/notices/notices-page.tsx") },
  { path: paths.support, lazy: () => import("#app/features/support/support-page.tsx") },
];

const appPages = () => loadChunk("app-pages", () => import("./app-pages.tsx"));

export const appRoutes: readonly PageRoute[] = appPaths.map((path) => ({
  path,
  lazy: async () => (await appPages()).appPages[path](),
}));

/** The back-office, in a frame of its own. */
export const adminRoute: PageRoute = {
  path: patterns.admin,
  lazy: async () => (await appPages()).loadAdmin(),
};

export const loadShell: LoadPage = async () => (await appPages()).loadShell();

/** Preloads the pages behind sign-in while the network is idle, so that they open without a network too. */
export async function preloadAppPages(): Promise<void> {
  await (await appPages()).preloadAppPages();
}

export const notFoundRoute: PageRoute = {
  path: "*",
  lazy: () => import("#app/features/frame/not-found/not-found-page.tsx"),
};

/** Only while developing. */
export const devRoutes: readonly PageRoute[] = import.meta.env.DEV
  ? [
      {
        path: "/dev/ui",
        lazy: () => import("#app/ui/dev-ui-page.tsx").then(({ DevUiPage }) => ({ Component: DevUiPage })),
      },
    ]
  : [];
