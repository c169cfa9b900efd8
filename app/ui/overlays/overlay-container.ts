import { createContext } from "react";

/** Where menus hang: inside the open dialog, since all else is inert then; the body otherwise. */
export const OverlayContainer = createContext<HTMLElement | null>(null);
