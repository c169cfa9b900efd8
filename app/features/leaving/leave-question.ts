/** The dialog with its messages: both are loaded, or neither. */
import { startingLanguage } from "#app/lib/i18n/language.ts";
import { LeaveDialog } from "./leave-dialog.tsx";
import { leavingWords } from "./leaving-words.ts";

await leavingWords(startingLanguage());

export { LeaveDialog };
