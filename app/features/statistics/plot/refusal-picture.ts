import { createContext } from "react";

/** Only the first figure without enough entries shows the picture. */
export const RefusalPicture = createContext<string | null>(null);
