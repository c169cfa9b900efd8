import type { ReactNode } from "react";
import type { RefusedRow } from "#app/store/db/journal-database.ts";

/** Why an edit was refused, in words; `otherwise`: the sentence of the refusal's code, where no more is known. Pages pass it to their parts. */
export type SayRefused = (refused: RefusedRow, otherwise: ReactNode) => ReactNode;
