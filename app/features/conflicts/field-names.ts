import { en } from "./messages.en.ts";

type FieldWithWords = keyof typeof en.field;

/** True for a field that a screen has a name for. */
export function isFieldWithWords(field: string): field is FieldWithWords {
  return Object.hasOwn(en.field, field);
}
