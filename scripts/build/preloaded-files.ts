/**
 * What a lazy import requests besides its own file, before that has come. Vite adds a link for each file that it needs, at once: on a page
 * behind sign-in, whose parts are some dozens of small files, that blocked the main thread of a slow phone for half a second. Its own
 * files are cached by the service worker, or preloaded by the boot script (write-head.ts).
 */
import type { ModulePreloadOptions } from "vite";

type Resolve = NonNullable<ModulePreloadOptions["resolveDependencies"]>;

/** The group of the pages before sign-in (page-groups.ts): on a first visit their files would else come one after another. */
const isOfStart = (file: string) => /(?:^|\/)(?:start|index)-[^/]+$/.test(file);

/**
 * Loaded by that group, but seldom and not on the way in: the journal behind a locked door, the putting away of a copy, and pages that are
 * arrived at by their address, whose files the boot script requests.
 */
const isRare = (file: string) =>
  /(?:^|\/)(?:locked|beside-a-sign-in|(?:lost|undo|notices|support)-page)-[^/]+$/.test(file);

/** Style sheets always: the page waits for them. */
export const preloadedFiles: Resolve = (file, needed, { hostId, hostType }) =>
  hostType === "html" || (isOfStart(hostId) && !isRare(file))
    ? needed
    : needed.filter((name) => name.endsWith(".css"));
