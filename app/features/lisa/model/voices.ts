/** Who writes the replies on this device: the built-in analyst, the browser's own model, or one that the server knows. A choice of this browser. */
import { useEffect, useState } from "react";
import { callApi } from "#app/lib/api-client.ts";
import { readLocal, writeLocal } from "#app/lib/local-storage.ts";
import { onLeaving } from "#app/lib/session.ts";
import { createStore, useStore } from "#app/lib/store.ts";
import { useOnline } from "#app/lib/use-online.ts";
import { useJournal } from "#app/store/db/journal.ts";
import { type ModelState, modelStateSchema } from "#domain/lisa/model/model-call.ts";
import type { LisaLanguage } from "#domain/lisa/reply.ts";
import { hasBrowserModel, mayHaveBrowserModel, streamFromBrowser } from "./browser-model.ts";
import { type StreamModel, streamFromServer } from "./stream-model-reply.ts";

const voices = ["built_in", "browser", "server"] as const;
export type Voice = (typeof voices)[number];

/** Cleared at sign-out with everything that is not the browser's own (app/lib/traces.ts). */
const key = "tendre.lisaVoice";
const chosen = createStore<Voice>(readVoice());
onLeaving(() => chosen.set("built_in"));

export function chooseVoice(voice: Voice): void {
  writeLocal(key, voice);
  chosen.set(voice);
}

export const streams: Readonly<Record<Exclude<Voice, "built_in">, StreamModel>> = {
  browser: streamFromBrowser,
  server: streamFromServer,
};

/** Browsers say aloud in their console that they have no model: it is looked for when somebody asks, or has chosen it before. */
type Search = "not_yet" | "none" | "found";
const search = createStore<Search>("not_yet");

export async function lookForBrowserModel(language: LisaLanguage): Promise<void> {
  search.set((await hasBrowserModel(language)) ? "found" : "none");
}

type Voices = {
  /** Those that can be chosen here; the built-in analyst always. */
  readonly offered: readonly Voice[];
  readonly voice: Voice;
  readonly model: ModelState;
  /** Null in a browser that could have no model of its own. */
  readonly browserSearch: Search | null;
};

const noModel: ModelState = { name: null, health: "unknown" };

/** A voice that was chosen and is not to be had any more gives way to the built-in one. */
export function useVoices(language: LisaLanguage): Voices {
  const isAccount = useJournal()?.kind === "account";
  const isOnline = useOnline();
  const wanted = useStore(chosen);
  const found = useStore(search);
  const [model, setModel] = useState(noModel);
  useEffect(() => {
    if (wanted === "browser") void lookForBrowserModel(language);
  }, [wanted, language]);
  useEffect(() => {
    if (!isAccount || !isOnline) return;
    let isHere = true;
    void readModelState().then((state) => isHere && state && setModel(state));
    return () => {
      isHere = false;
    };
  }, [isAccount, isOnline]);
  const has: Readonly<Record<Voice, boolean>> = {
    built_in: true,
    browser: found === "found",
    server: isAccount && model.name !== null,
  };
  return {
    offered: voices.filter((one) => has[one]),
    voice: has[wanted] ? wanted : "built_in",
    model,
    browserSearch: mayHaveBrowserModel() ? found : null,
  };
}

async function readModelState(): Promise<ModelState | null> {
  const { data, error } = await callApi("/api/lisa/model");
  const read = modelStateSchema.safeParse(data);
  return error || !read.success ? null : read.data;
}

function readVoice(): Voice {
  const stored = readLocal(key);
  return voices.find((voice) => voice === stored) ?? "built_in";
}
