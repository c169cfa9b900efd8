import { type ComponentType, lazy, Suspense, useEffect } from "react";
import { BrowserRouter, matchPath, Navigate, Route, Routes } from "react-router";
import { useTranslations } from "use-intl/react";
import { LoadingScreen } from "#app/ui/states/loading-screen.tsx";
import { RootErrorBoundary } from "./features/frame/root-error.tsx";
import { RootLayout } from "./features/frame/root-layout.tsx";
import { RouteBoundary } from "./features/frame/route-boundary.tsx";
import { SignInUnavailable } from "./features/frame/sign-in-unavailable.tsx";
import { fetchAhead, loadChunk } from "./lib/chunk-reload.ts";
import { hasDeviceJournal, useJournalChoice } from "./lib/journal-choice.ts";
import { lockedCopies } from "./lib/locked-list.ts";
import { hasShownSomeone, lastPersonId, useSession } from "./lib/session.ts";
import { paths } from "./paths.ts";
import {
  appRoutes,
  arrivalRoute,
  authRoutes,
  devRoutes,
  legalRoutes,
  loadShell,
  type PageRoute,
  preloadAppPages,
} from "./routes.tsx";

const lazily = (name: string, load: PageRoute["lazy"]): ComponentType =>
  lazy(() => loadChunk(name, load).then(({ Component }) => ({ default: Component })));

/** By path. React caches a failed lazy component, so a page that is left or retried gets a new one. */
const pages = new Map<string, ComponentType>();

function LazyPage({ path, lazy: load }: PageRoute) {
  const Page = pages.get(path) ?? lazily(path, load);
  pages.set(path, Page);
  return <Page />;
}

const drawPage = (route: PageRoute) => (
  <RouteBoundary key={route.path} onReset={() => pages.delete(route.path)}>
    <LazyPage {...route} />
  </RouteBoundary>
);

const draw = (route: PageRoute) => <Route key={route.path} path={route.path} element={drawPage(route)} />;

const arrival = drawPage(arrivalRoute);

/** When this page's chunk cannot be loaded (signed out, without a network), the sign-in page says so itself. */
const signInPages = authRoutes.map((page) =>
  page.path === paths.login
    ? { ...page, lazy: () => page.lazy().catch(() => ({ Component: SignInUnavailable })) }
    : page,
);

/** The page in the shell is requested with it, not after it. */
const Shell = lazily("app-shell", () => {
  const page = appRoutes.find(({ path }) => matchPath(path, location.pathname));
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
/** An address that leads nowhere keeps the bar of whoever has a journal open. */
function Framed() {
  return useJournalChoice() ? <PreloadingShell /> : <Plain />;
}

/** The dashboard (specification, section 2); the door where somebody was before; else what Tendre is. */
function Home() {
  const choice = useJournalChoice();
  const { signInNotice } = useSession();
  if (choice) return <Navigate to={paths.dashboard} replace />;
  const isKnown =
    signInNotice !== null ||
    hasShownSomeone() ||
    lastPersonId() !== null ||
    lockedCopies().length > 0 ||
    hasDeviceJournal();
  return isKnown ? <Navigate to={paths.login} replace /> : arrival;
}

const notFound: PageRoute = { path: "*", lazy: () => import("#app/features/frame/not-found-page.tsx") };

const routes = (
  <Route element={<RootLayout />}>
    <Route path={paths.home} element={<Home />} />
    {signInPages.map(draw)}
    <Route element={<PreloadingShell />}>{appRoutes.map(draw)}</Route>
    {devRoutes.map(draw)}
    <Route element={<Plain />}>{legalRoutes.map(draw)}</Route>
    <Route element={<Framed />}>{draw(notFound)}</Route>
  </Route>
);

export function AppRoutes() {
  return (
    <BrowserRouter>
      <RootErrorBoundary>
        <Suspense fallback={<StartingFallback />}>
          <Routes>{routes}</Routes>
        </Suspense>
      </RootErrorBoundary>
    </BrowserRouter>
  );
}

/** Shown while the first page's code is loaded. */
function StartingFallback() {
  return <LoadingScreen label={useTranslations("frame")("starting")} />;
}
