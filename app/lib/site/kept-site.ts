/** What the server told of itself, the newest copy in this browser: it counts without a network too. */
import { callApi } from "#app/lib/api-client.ts";
import { readLocal, writeLocal } from "#app/lib/local-storage.ts";
import { createStore, useStore } from "#app/lib/store.ts";
import { type SiteInfo, siteInfoSchema } from "#domain/site/site-info.ts";
import { closeGame } from "./game-switch.ts";

const key = "tendre.site";
const kept = createStore<SiteInfo | null>(readKept());

function readKept(): SiteInfo | null {
  try {
    const read = siteInfoSchema.safeParse(JSON.parse(readLocal(key) ?? "null"));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/** What is not answered, or not understood, leaves the copy of before. */
export async function refreshSite(): Promise<void> {
  const { data } = await callApi("/api/site");
  const read = siteInfoSchema.safeParse(data);
  if (!read.success) return;
  writeLocal(key, JSON.stringify(read.data));
  closeGame(!read.data.gameIsOn);
  kept.set(read.data);
}

export const useSite = (): SiteInfo | null => useStore(kept);
