/** The first pull of a device: what can wait leaves it the processor and the line, such as the code of pages that are not open. */
import { createStore } from "./store.ts";

/** Whether it goes on, as far as this tab knows. */
export const isFirstPull = createStore(false);

/** Milliseconds: on a slow line it takes minutes, and the app is to open without a network before. */
const patience = 20_000;

export function afterFirstPull(): Promise<void> {
  return new Promise((resolve) => {
    if (!isFirstPull.get()) return resolve();
    isFirstPull.subscribe(resolve);
    setTimeout(resolve, patience);
  });
}
