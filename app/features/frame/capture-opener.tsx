/** Opens the "note a moment" sheet on request; its code is loaded with the first one, or preloaded (app-pages.tsx). */
import { lazy, useEffect } from "react";
import { captureRequest, closeCapture, requestCapture } from "#app/lib/capture-request.ts";
import { loadChunk } from "#app/lib/chunk-reload.ts";
import { useStore } from "#app/lib/store.ts";
import { SectionBoundary } from "#app/words/section-boundary.tsx";
import { addPhotos } from "./add-photos.ts";
import { isTyping } from "./is-typing.ts";

const CaptureHost = lazy(() =>
  loadChunk("capture", () => import("#app/features/moments/capture/capture-host.tsx")).then(
    ({ CaptureHost }) => ({
      default: CaptureHost,
    }),
  ),
);

export function CaptureOpener() {
  const request = useStore(captureRequest);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "n" || isTyping(event)) return;
      event.preventDefault();
      requestCapture();
    };
    addEventListener("keydown", onKeyDown);
    return () => {
      removeEventListener("keydown", onKeyDown);
      closeCapture();
    };
  }, []);
  if (!request) return null;
  return (
    <SectionBoundary onFailed={closeCapture}>
      <CaptureHost request={request} addPhotos={addPhotos} onClose={closeCapture} />
    </SectionBoundary>
  );
}
