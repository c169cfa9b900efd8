import { createContext } from "react";

/**
 * `picture`: only the first figure without enough entries shows it. `areGathered`: under a filter all of them are one line at the end of
 * the page, and none is shown in its place.
 */
export const RefusalPicture = createContext<{
  readonly picture: string | null;
  readonly areGathered: boolean;
}>({
  picture: null,
  areGathered: false,
});
