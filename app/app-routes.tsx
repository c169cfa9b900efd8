import { type ComponentType, lazy, Suspense } from "react";
import { BrowserRouter, Navigate, Route, Routes } from "react-router";
import { RootErrorBoundary } from "./features/frame/root-error-boundary.tsx";
import { RootLayout } from "./features/frame/root-layout.tsx";
import { StartingFallback } from "./features/frame/starting-fallback.tsx";
import { loadChunk } from "./lib/chunk-reload.ts";
import { paths } from "./paths.ts";
import { doors, type PageRoute, rooms, texts, workshop } from "./routes.tsx";

const lazily = (name: string, load: PageRoute["lazy"]): ComponentType =>
  lazy(() => loadChunk(name, load).then(({ Component }) => ({ default: Component })));

const draw = ({ path, lazy: load }: PageRoute) => {
  const Page = lazily(path, load);
  return <Route key={path} path={path} element={<Page />} />;
};

const Shell = lazily("app-shell", () => import("#app/features/frame/app-shell.tsx"));
const Plain = lazily("plain-layout", () => import("#app/features/frame/plain-layout.tsx"));
const NotFound = lazily("not-found", () => import("#app/features/frame/not-found-page.tsx"));

const pages = (
  <Route element={<RootLayout />}>
    <Route path={paths.home} element={<Navigate to={paths.dashboard} replace />} />
    {doors.map(draw)}
    <Route element={<Shell />}>{rooms.map(draw)}</Route>
    {workshop.map(draw)}
    <Route element={<Plain />}>
      {texts.map(draw)}
      <Route path="*" element={<NotFound />} />
    </Route>
  </Route>
);

export function AppRoutes() {
  return (
    <BrowserRouter>
      <RootErrorBoundary>
        <Suspense fallback={<StartingFallback />}>
          <Routes>{pages}</Routes>
        </Suspense>
      </RootErrorBoundary>
    </BrowserRouter>
  );
}
