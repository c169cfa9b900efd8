/** Something that is there and that nothing asks for. */
export type Dead = { readonly path: string; readonly line: number; readonly says: string };
