import { createStore } from "./store.ts";

/** Whether the list of shortcuts is asked for; the frame shows it. */
export const shortcutsRequest = createStore(false);
