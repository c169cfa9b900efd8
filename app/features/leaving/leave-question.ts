import type { ComponentType } from "react";
import { startingLanguage } from "#app/lib/i18n/language.ts";
import type { LeaveChoiceProps } from "./leave-choice.ts";
import { LeaveDialog } from "./leave-dialog.tsx";
import { questionWords } from "./question-words.ts";

/** The dialog with its messages: both are loaded, or neither. */
export async function loadLeaveDialog(): Promise<ComponentType<LeaveChoiceProps>> {
  await questionWords(startingLanguage());
  return LeaveDialog;
}
