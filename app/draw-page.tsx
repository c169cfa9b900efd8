/** How a page of the table of routes is drawn: loaded when it is opened, inside an error boundary of its own. */
import { type ComponentType, lazy, startTransition, useEffect, useState } from "react";
import { Route } from "react-router";
import { useTranslations } from "use-intl/react";
import { LoadingScreen } from "#app/ui/states/loading-screen.tsx";
import { RouteBoundary } from "./features/frame/route-boundary.tsx";
import { canLoadAnew, loadChunk } from "./lib/chunk-reload.ts";
import type { PageRoute } from "./routes.tsx";

/** Whether this document has shown a page. */
let isPageOpen = false;

/**
 * A component whose code is loaded when it is drawn. Until a first page stands, `Starting` is shown meanwhile, without a Suspense: React
 * holds back what a fallback stood in for by 300 ms, and a start has several parts one after another. Later it suspends, so that the page
 * before it stays until it is there.
 * @param onOpen when the code has come and is drawn
 */
export function lazily(name: string, load: PageRoute["lazy"], onOpen?: () => void): ComponentType {
  // Drawn at once from then on. A `lazy` that was not drawn before suspends, also where its module is there; and React draws a step of the
  // history at once, in which a transition is none: what stands would be hidden, for the 300 ms at least.
  let known: ComponentType | null = null;
  const arrive = async () => {
    const { Component } = await loadChunk(name, load);
    known = Component;
    return Component;
  };
  const Later = lazy(async () => ({ default: await arrive() }));

  function First() {
    const [{ Arrived, failure }, settle] = useState<{ Arrived?: ComponentType; failure?: unknown }>({});
    useEffect(() => {
      let isGone = false;
      arrive().then(
        (Component) => isGone || startTransition(() => settle({ Arrived: Component })),
        (cause: unknown) => isGone || settle({ failure: cause }),
      );
      return () => {
        isGone = true;
      };
    }, []);
    useEffect(() => {
      if (Arrived) onOpen?.();
    }, [Arrived]);
    if (failure) throw failure;
    return Arrived ? <Arrived /> : <Starting />;
  }

  return function Lazy() {
    const [{ Known, isFirst }] = useState(() => ({ Known: known, isFirst: !isPageOpen }));
    if (Known) return <Known />;
    return isFirst ? <First /> : <Later />;
  };
}

/** Shown while the first page's code is loaded. */
export function Starting() {
  return <LoadingScreen label={useTranslations("frame")("starting")} />;
}

/** By path. React caches a failed lazy component, so a page that is left or retried gets a new one. */
const pages = new Map<string, ComponentType>();
/** Paths that had an error. A browser may remember for a document's life that a module did not come: the next try takes a new document. */
const failed = new Set<string>();

function LazyPage({ path, lazy: load }: PageRoute) {
  const Page = pages.get(path) ?? lazily(path, failed.has(path) ? () => loadAnew(load) : load, noteOpen);
  pages.set(path, Page);
  return <Page />;
}

function noteOpen() {
  isPageOpen = true;
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
