/**
 * The demo's pages (specification, section 2): those behind sign-in under the same paths after `/demo`, over an invented journal. In builds
 * without the demo nothing imports this file.
 */
import { useEffect } from "react";
import { Navigate, Route, Routes } from "react-router";
import { draw, drawPage, lazily } from "./draw-page.tsx";
import { RootLayout } from "./features/frame/root-layout.tsx";
import { fetchAhead } from "./lib/chunk-reload.ts";
import { demoWords } from "./messages/demo-words.ts";
import { journalWords } from "./messages/parts.ts";
import { allWords } from "./messages/words-loader.ts";
import { type AppPath, paths, patterns } from "./paths.ts";
import { appRoutes, authRoutes, legalRoutes, notFoundRoute, preloadAppPages } from "./routes.tsx";
import { worded } from "./worded-page.tsx";

const shellWords = allWords(journalWords, demoWords);

const Shell = lazily("demo-shell", () => worded(shellWords, import("#app/features/frame/demo-shell.tsx")));

/** Milliseconds: after the first render. */
const preloadDelay = 1_500;

/** All pages are preloaded, so that the demo goes on without a network. */
function PreloadingShell() {
  useEffect(() => {
    const waiting = setTimeout(() => void fetchAhead(preloadAppPages), preloadDelay);
    return () => clearTimeout(waiting);
  }, []);
  return <Shell />;
}

/** These ask for an account: Alix has none. */
const accountPaths: ReadonlySet<string> = new Set<AppPath>([
  paths.subscription,
  paths.devices,
  paths.twoFactorSetup,
  paths.password,
  paths.outsideAccounts,
  paths.deleteAccount,
  paths.onboarding,
  paths.waiting,
  patterns.conflict,
  paths.messages,
  patterns.thread,
  paths.messageSettings,
]);

const pages = appRoutes.map((route) =>
  accountPaths.has(route.path)
    ? { ...route, lazy: () => import("#app/features/demo/account-page.tsx") }
    : route,
);
const dashboard = pages.find(({ path }) => path === paths.dashboard);
const leaving = authRoutes.map(({ path }) => ({
  path,
  lazy: () => import("#app/features/demo/leave-demo-page.tsx"),
}));

export function Component() {
  return (
    <Routes>
      <Route element={<RootLayout />}>
        <Route element={<PreloadingShell />}>
          {dashboard && <Route path={paths.home} element={drawPage(dashboard)} />}
          <Route path={paths.dashboard} element={<Navigate to={paths.home} replace />} />
          {pages.filter((route) => route !== dashboard).map(draw)}
          {leaving.map(draw)}
          {legalRoutes.map(draw)}
          {draw(notFoundRoute)}
        </Route>
      </Route>
    </Routes>
  );
}
