import { callApi } from "#app/lib/api-client.ts";
import { isRecord } from "#app/lib/person.ts";
import type { LetterFields } from "#domain/support/letter.ts";
import { personHeader } from "#domain/wire/wire-version.ts";

type Letter = LetterFields & { readonly key: string; readonly locale: string };

/** `unread`: nobody reads letters here any more. `invalid`: the server does not take it as it is. */
export type LetterProblem =
  | { readonly is: "network" | "signedOut" | "unread" | "invalid" | "unavailable" }
  /** At least one. */
  | { readonly is: "tooMany"; readonly minutes: number };

type Sent =
  | { readonly ok: true; readonly isPriority: boolean }
  | { readonly ok: false; readonly problem: LetterProblem };

/** Milliseconds. */
const patience = 15_000;

/** @param personId whoever is signed in, as the page knows it: a session that has ended, or is somebody else's by now, sends nothing */
export async function sendLetter(
  personId: string | null,
  { subject, words, replyTo, key, locale }: Letter,
): Promise<Sent> {
  const body = { subject, words, replyTo: replyTo.trim(), key, locale };
  const path = personId === null ? "/api/support/letters/visitor" : "/api/support/letters";
  const headers = personId === null ? {} : { [personHeader]: personId };
  const result = await callApi(path, { method: "POST", body, headers, timeout: patience });
  if (!result.error)
    return { ok: true, isPriority: isRecord(result.data) && result.data.isPriority === true };
  if (result.status === 429) {
    const minutes = Math.max(1, Math.ceil((result.retryAfter ?? 0) / 60_000));
    return { ok: false, problem: { is: "tooMany", minutes } };
  }
  return { ok: false, problem: { is: problems[result.status] ?? "unavailable" } };
}

const problems: Readonly<Record<number, Exclude<LetterProblem["is"], "tooMany">>> = {
  0: "network",
  400: "invalid",
  401: "signedOut",
  403: "signedOut",
  410: "unread",
  413: "invalid",
  422: "invalid",
};
