import { createContext, type ReactNode } from "react";

/** What the page shows of a moment's photos under its words; another feature's, so the page brings it. */
export const MomentPhotos = createContext<((momentId: string) => ReactNode) | null>(null);
