/** A letter to whoever runs the server, from Help (product decisions, "Plans and money"). */

/** Characters. */
export const letterLimits = { subject: 120, words: 8_000, address: 254 } as const;

export const letterStates = ["open", "answered"] as const;
export type LetterState = (typeof letterStates)[number];

export type LetterFields = {
  readonly subject: string;
  readonly words: string;
  /** Where the answer goes. */
  readonly replyTo: string;
};
export type LetterFault = "missing" | "tooLong" | "notAnAddress";

/** What keeps it from being sent, by field. The server checks again, and the address more closely. */
export function letterFaults(typed: LetterFields): Partial<Record<keyof LetterFields, LetterFault>> {
  const replyTo = typed.replyTo.trim();
  return {
    ...faultOf("subject", typed.subject, letterLimits.subject),
    ...faultOf("words", typed.words, letterLimits.words),
    ...(replyTo !== "" && !/^[^\s@,;<>]+@[^\s@,;<>]+$/.test(replyTo)
      ? { replyTo: "notAnAddress" as const }
      : faultOf("replyTo", replyTo, letterLimits.address)),
  };
}

function faultOf(
  field: keyof LetterFields,
  text: string,
  most: number,
): Partial<Record<keyof LetterFields, LetterFault>> {
  if (text.trim() === "") return { [field]: "missing" };
  return text.length > most ? { [field]: "tooLong" } : {};
}
