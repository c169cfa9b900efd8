import { lazy, Suspense, useSyncExternalStore } from "react";
import { ErrorBoundary } from "#app/ui/states/error-boundary.tsx";
import { currentToast, subscribeToToast } from "./toast-store.ts";

const ToastView = lazy(() => import("./toast-view.tsx").then((module) => ({ default: module.ToastView })));

export type ToastAreaLabels = {
  /** The name of the region; `{hotkey}` becomes F8. */
  region: string;
  /** What a toast is called when it is announced. */
  toast: string;
  /** The name of the closing cross. */
  close: string;
};

let everShown = false;

/** The area of toasts, once in the frame; its code is loaded with the first toast. */
export function ToastArea({ labels }: { labels: ToastAreaLabels }) {
  const toast = useSyncExternalStore(subscribeToToast, currentToast);
  if (toast) everShown = true;
  if (!everShown) return null;
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        <ToastView toast={toast} labels={labels} />
      </Suspense>
    </ErrorBoundary>
  );
}
