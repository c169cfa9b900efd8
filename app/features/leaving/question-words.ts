import { allWords } from "#app/messages/words-loader.ts";
import { fieldWords } from "#app/words/fields/field-words.ts";
import { leavingWords } from "./leaving-words.ts";

/** With the names of what was not sent. */
export const questionWords = allWords(leavingWords, fieldWords);
