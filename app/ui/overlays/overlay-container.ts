import { createContext } from "react";

/** The container of menus: the open dialog, since all else is inert then; the body otherwise. */
export const OverlayContainer = createContext<HTMLElement | null>(null);
