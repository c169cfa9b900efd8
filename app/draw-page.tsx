/** How a page of the table of routes is drawn: loaded when it is opened, inside an error boundary of its own. */
import { type ComponentType, lazy } from "react";
import { Route } from "react-router";
import { RouteBoundary } from "./features/frame/route-boundary.tsx";
import { canLoadAnew, loadChunk } from "./lib/chunk-reload.ts";
import type { PageRoute } from "./routes.tsx";

export const lazily = (name: string, load: PageRoute["lazy"]): ComponentType =>
  lazy(() => loadChunk(name, load).then(({ Component }) => ({ default: Component })));

/** By path. React caches a failed lazy component, so a page that is left or retried gets a new one. */
const pages = new Map<string, ComponentType>();
/** Paths that had an error. A browser may remember for a document's life that a module did not come: the next try takes a new document. */
const failed = new Set<string>();

function LazyPage({ path, lazy: load }: PageRoute) {
  const Page = pages.get(path) ?? lazily(path, failed.has(path) ? () => loadAnew(load) : load);
  pages.set(path, Page);
  return <Page />;
}

async function loadAnew(load: PageRoute["lazy"]) {
  if (!(await canLoadAnew())) return load();
  location.reload();
  return new Promise<never>(() => undefined);
}

export const drawPage = (route: PageRoute) => (
  <RouteBoundary key={route.path} onReset={() => pages.delete(route.path) && failed.add(route.path)}>
    <LazyPage {...route} />
  </RouteBoundary>
);

export const draw = (route: PageRoute) => (
  <Route key={route.path} path={route.path} element={drawPage(route)} />
);
