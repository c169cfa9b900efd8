import { fieldWords } from "#app/messages/parts.ts";
import { allWords } from "#app/messages/words-loader.ts";
import { leavingWords } from "./leaving-words.ts";

/** With the names of what was not sent. */
export const questionWords = allWords(leavingWords, fieldWords);
