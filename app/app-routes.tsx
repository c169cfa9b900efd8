import { type ReactNode, Suspense, useEffect } from "react";
import { matchRoutes, Navigate, Route, Routes } from "react-router";
import { draw, drawPage, lazily, Starting } from "./draw-page.tsx";
import { RootErrorBoundary } from "./features/frame/root-error.tsx";
import { RootLayout } from "./features/frame/root-layout.tsx";
import { SignInUnavailable } from "./features/frame/sign-in-unavailable.tsx";
import { fetchAhead } from "./lib/chunk-reload.ts";
import { hasDemo, isDemo } from "./lib/demo-mode.ts";
import { useJournalChoice } from "./lib/journal-choice.ts";
import { isSomeoneKnownHere } from "./lib/known-here.ts";
import { OpenFrame } from "./lib/open-frame.ts";
import { useSession } from "./lib/session.ts";
import { PageRouter } from "./page-router.tsx";
import { paths } from "./paths.ts";
import {
  adminRoute,
  appRoutes,
  arrivalRoute,
  authRoutes,
  devRoutes,
  legalRoutes,
  loadShell,
  notFoundRoute,
  preloadAppPages,
} from "./routes.tsx";

const arrival = drawPage(arrivalRoute);

/** When this page's chunk cannot be loaded (signed out, without a network), the sign-in page says so itself. */
const signInPages = authRoutes.map((page) =>
  // A build without a backend shows no page of accounts.
  import.meta.env.VITE_BACKEND === "none"
    ? { ...page, lazy: () => import("#app/features/install/unconfigured-page.tsx") }
    : page.path === paths.login
      ? { ...page, lazy: () => page.lazy().catch(() => ({ Component: SignInUnavailable })) }
      : page,
);

/** The page in the shell is requested with it, not after it. */
const Shell = lazily("app-shell", () => {
  // Not the first whose pattern fits: `/profile/:id` fits the pages of the profile too.
  const page = matchRoutes([...appRoutes], location.pathname)?.[0]?.route;
  // Its failure is told when it is drawn.
  void page?.lazy().catch(() => undefined);
  return loadShell();
});

/** Milliseconds: after the first render and the start of the first pull. */
const preloadDelay = 1_500;

/** The pages behind sign-in are preloaded as soon as one of them is shown. */
function PreloadingShell() {
  useEffect(() => {
    const waiting = setTimeout(() => void fetchAhead(preloadAppPages), preloadDelay);
    return () => clearTimeout(waiting);
  }, []);
  return <Shell />;
}

const Plain = lazily("plain-layout", () => import("#app/features/frame/plain-layout.tsx"));
/** The bar of whoever has a journal open. A page that is open to anyone keeps it, and does without where there is no journal. */
function Framed({ open = null }: { open?: ReactNode }) {
  const choice = useJournalChoice();
  return open && !choice ? (
    open
  ) : (
    <OpenFrame value={open}>
      <PreloadingShell />
    </OpenFrame>
  );
}

/** The dashboard (specification, section 2); the door where somebody was before; else what Tendre is. */
function Home() {
  const choice = useJournalChoice();
  // What is known changes with the session.
  useSession();
  if (choice) return <Navigate to={paths.dashboard} replace />;
  return isSomeoneKnownHere() ? <Navigate to={paths.login} replace /> : arrival;
}

/** The demo is entered by loading a page (app/lib/demo-mode.ts): a step of the browser's history into it does that too. */
function EnterDemo() {
  useEffect(() => location.reload(), []);
  return <Starting />;
}

const routes = (
  <Route element={<RootLayout />}>
    <Route path={paths.home} element={<Home />} />
    {signInPages.map(draw)}
    <Route element={<Framed />}>{appRoutes.map(draw)}</Route>
    {draw(adminRoute)}
    {devRoutes.map(draw)}
    {hasDemo && <Route path={`${paths.demo}/*`} element={<EnterDemo />} />}
    <Route element={<Framed open={<Plain />} />}>{[...legalRoutes, notFoundRoute].map(draw)}</Route>
  </Route>
);

/** Absent from a build without the demo: the bundler sees that nothing asks for it. */
const DemoRoutes =
  import.meta.env.VITE_DEMO_MODE === "true" ? lazily("demo", () => import("./demo-routes.tsx")) : null;

export function AppRoutes() {
  // The demo's pages have the same paths, after its own.
  return (
    <PageRouter basename={isDemo ? paths.demo : "/"}>
      <RootErrorBoundary>
        <Suspense fallback={<Starting />}>
          {isDemo && DemoRoutes ? <DemoRoutes /> : <Routes>{routes}</Routes>}
        </Suspense>
      </RootErrorBoundary>
    </PageRouter>
  );
}
