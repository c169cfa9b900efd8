/** The coasts in detail, fetched whole with the first map, so that nobody is told which part of the world a journal is of. */
import { loadChunk } from "#app/lib/chunk-reload.ts";
import { type Coasts, openCoasts } from "./open-coasts.ts";

let coasts: Promise<Coasts> | null = null;

/** Rejects when they cannot be loaded; calling it again retries. */
export function readCoasts(): Promise<Coasts> {
  coasts ??= Promise.all([
    loadChunk("coasts-1", () => import("virtual:coasts-1")),
    loadChunk("coasts-2", () => import("virtual:coasts-2")),
    loadChunk("coasts-3", () => import("virtual:coasts-3")),
  ])
    .then((parts) => openCoasts(parts.map((part) => part.default)))
    .catch((error: unknown) => {
      coasts = null;
      throw error;
    });
  return coasts;
}
