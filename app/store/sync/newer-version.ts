/** The server's wire version is not this build's: some data has to wait, here or there (docs/sync.md, server rule 11). */
import { buildNews } from "#app/lib/install/build-news.ts";
import { wireVersion } from "#domain/wire/wire-version.ts";

/** A build that waits to be used is the better news: it is what helps. */
export function noteWire(wire: number): void {
  if (wire === wireVersion || buildNews.get() === "ready") return;
  buildNews.set(wire > wireVersion ? "newerServer" : "olderServer");
}
