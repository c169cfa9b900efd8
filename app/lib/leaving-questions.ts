/**
 * Questions that are asked before a journal is removed from this device. A feature with data that would be lost registers one; sign-out,
 * clearing, deletion and the app lock ask all of them.
 */
export type LeavingReason = "sign-out" | "clear" | "deletion" | "lock" | "idle";

/** True: the journal may be removed. */
type LeavingQuestion = (reason: LeavingReason) => Promise<boolean>;

const questions = new Set<LeavingQuestion>();

/** @returns a function that unregisters it */
export function askWhenLeaving(question: LeavingQuestion): () => void {
  questions.add(question);
  return () => void questions.delete(question);
}

export async function askBeforeLeaving(reason: LeavingReason): Promise<boolean> {
  for (const question of questions) if (!(await question(reason))) return false;
  return true;
}
