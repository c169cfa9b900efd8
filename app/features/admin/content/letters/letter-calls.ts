/** The calls of the queue of letters. */
import { markedLetterSchema, openedLetterSchema } from "#domain/admin/letters.ts";
import type { LetterState } from "#domain/support/letter.ts";
import { askAdmin } from "../../asking/ask-admin.ts";

export const openLetter = (id: string) =>
  askAdmin(openedLetterSchema, `/api/admin/letters/${id}/open`, { method: "POST", body: {} });

export const markLetter = (id: string, mark: { readonly seen: LetterState; readonly state: LetterState }) =>
  askAdmin(markedLetterSchema, `/api/admin/letters/${id}`, { method: "POST", body: mark });
