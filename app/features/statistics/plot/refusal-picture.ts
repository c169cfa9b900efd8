import { createContext } from "react";

/** Which figure shows the land not yet mapped: the first that is refused. Drawn once, it is enough. */
export const RefusalPicture = createContext<string | null>(null);
