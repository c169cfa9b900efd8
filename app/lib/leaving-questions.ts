/**
 * What is asked before a journal leaves this device, by whoever keeps something that would go with it. Nothing has a key of
 * its own yet; what gets one registers here, and sign-out, clearing, deletion and the app lock all ask it.
 */
export type LeavingReason = "sign-out" | "clear" | "deletion" | "lock" | "idle";

/** True: it may go. */
type LeavingQuestion = (reason: LeavingReason) => Promise<boolean>;

const questions = new Set<LeavingQuestion>();

/** @returns how to stop asking. */
export function askWhenLeaving(question: LeavingQuestion): () => void {
  questions.add(question);
  return () => void questions.delete(question);
}

export async function askBeforeLeaving(reason: LeavingReason): Promise<boolean> {
  for (const question of questions) if (!(await question(reason))) return false;
  return true;
}
