/** Typed text, normalised. */
import { z } from "zod";
import { cleanLine, cleanText } from "./clean-text.ts";

/** One line of at most `max` letters. */
export const line = (max: number) => z.string().transform(cleanLine).pipe(z.string().max(max));

/** One line that is not empty. */
export const someLine = (max: number) => z.string().transform(cleanLine).pipe(z.string().min(1).max(max));

/** Several lines, of at most `max` letters together. */
export const lines = (max: number) => z.string().transform(cleanText).pipe(z.string().max(max));
