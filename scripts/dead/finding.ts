/** Unused code, where it is and what it is. */
export type Dead = { readonly path: string; readonly line: number; readonly says: string };
