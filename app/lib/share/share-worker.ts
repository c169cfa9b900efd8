/**
 * Imported by the service worker (scripts/build/share-worker.ts): other apps share by a form that is posted to the address of "note a
 * moment" (scripts/build/app-manifests.ts). It is kept here and never goes to the network; the page is then opened by a GET.
 */
import { paths } from "#app/paths.ts";
import { receiveShare } from "./receive-share.ts";

type FetchEvent = Event & {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
};

const isFetch = (event: Event): event is FetchEvent => "respondWith" in event;

addEventListener("fetch", (event) => {
  if (!isFetch(event)) return;
  const { request } = event;
  if (request.method !== "POST" || new URL(request.url).pathname !== paths.note) return;
  event.respondWith(answer(request));
});

async function answer(request: Request): Promise<Response> {
  const outcome = await receiveShare(() => request.formData());
  return Response.redirect(`${paths.note}?shared=${outcome}`, 303);
}
