import { en } from "./messages.en.ts";

/** A field that the file of what was not sent has a name for. */
export function isNamedField(field: string): field is keyof typeof en.file.field {
  return Object.hasOwn(en.file.field, field);
}
