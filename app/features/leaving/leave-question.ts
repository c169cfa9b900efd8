/** The dialog with its messages: both are loaded, or neither. */
import { startingLanguage } from "#app/lib/i18n/language.ts";
import { LeaveDialog } from "./leave-dialog.tsx";
import { questionWords } from "./question-words.ts";

await questionWords(startingLanguage());

export { LeaveDialog };
