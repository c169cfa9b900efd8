import { createContext } from "react";

/** Moods of the pages of an example, by id: chips and marks of it open nothing. Null for the person's own pages. */
export const ExamplePages = createContext<ReadonlyMap<string, number | null> | null>(null);
