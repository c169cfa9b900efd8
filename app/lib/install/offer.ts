import { createStore } from "#app/lib/store.ts";

/** What the first page may say of the app itself; decided after the journal is open (app/features/install/consider-offers.ts). */
type Offer = "install" | "copy";

export const offer = createStore<Offer | null>(null);
