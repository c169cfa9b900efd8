import { createContext, type ReactNode } from "react";

/** What a page that is open to anyone stands in while nothing of the journal can be shown; null around all other pages. */
export const OpenFrame = createContext<ReactNode>(null);
