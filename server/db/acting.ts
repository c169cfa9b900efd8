/**
 * [Note: judged where it acts] Who calls is found before a request is read, but a body or a lock may take twenty seconds, in which the session
 * can end. So whoever acts is judged once more by the database, inside each transaction of the request, after its work and right before it
 * commits (server/db/database.ts, server/features/auth/auth-database.ts). Every act passes there, whichever route it came by
 * (docs/decisions/073-judged-where-it-acts.md).
 */
import { AsyncLocalStorage } from "node:async_hooks";

/** @property kind `pending`: a sign-in whose second factor is due; `signed`: a signed token, worth what its session is. */
export type Actor = {
  readonly kind: "session" | "pending" | "token" | "signed";
  /** Of the session, or of the personal access token. */
  readonly id: string;
  readonly personId: string;
};

type Act = {
  readonly actor: Actor;
  /** Asks outside of any transaction: for what is done before one, or without. */
  readonly judge: (judged: Judgement) => Promise<unknown>;
  /** The server's time, and the latest time of a proof that is too old; null where the act asks for none. */
  readonly times: () => { readonly now: Date; readonly staleProof: Date | null };
  /** It is ending its own caller: nothing is asked from there on. */
  isLast: boolean;
};
const acts = new AsyncLocalStorage<Act>();

type Judgement = { readonly name: string; readonly text: string; readonly values: unknown[] };

/** Runs `work` as the act of `actor`: what it writes is committed only while they may act. */
export const actAs = <T>(act: Omit<Act, "isLast">, work: () => Promise<T>): Promise<T> =>
  acts.run({ ...act, isLast: false }, work);

/** For work that is begun by a request and is nobody's act: what follows an answer, what many share. */
export const asNobody = <T>(work: () => T): T => acts.exit(work);

/** Said where an act ends or changes its own caller (one's account destroyed, a pending sign-in admitted): from there on nobody is asked. */
export function changesItsCaller(): void {
  const act = acts.getStore();
  if (act) act.isLast = true;
}

/** True inside an act whose caller is still to be judged. */
export const isJudged = (): boolean => acts.getStore()?.isLast === false;

/** @throws the database's verdict when the caller may not act any more; nothing outside of an act */
export async function judgeAgain(): Promise<void> {
  const act = acts.getStore();
  const judged = judgementOf(act);
  if (act && judged) await act.judge(judged);
}

/** Commits only what its caller may still do: a verdict undoes the transaction. In one round trip where the connection allows it. */
export async function commitJudged(client: {
  query(statement: string | Judgement): Promise<unknown>;
}): Promise<void> {
  const judged = judgementOf(acts.getStore());
  if (!judged) return void (await client.query("commit"));
  const [verdict, committed] = await Promise.allSettled([client.query(judged), client.query("commit")]);
  if (verdict.status === "rejected") throw verdict.reason;
  if (committed.status === "rejected") throw committed.reason;
}

function judgementOf(act: Act | undefined): Judgement | null {
  if (!act || act.isLast) return null;
  const { kind, id, personId } = act.actor;
  const { now, staleProof } = act.times();
  const values = [kind, id, personId, now, staleProof];
  return { name: "judge-caller", text: "select judge_caller($1, $2, $3, $4, $5)", values };
}

/** The states that `judge_caller` raises (migration 0002). */
const verdicts = { TD401: "unauthorized", TD403: "reauthentication_required" } as const;

/** What the database said of a caller; undefined for any other failure. */
export function verdictOf(failure: unknown): (typeof verdicts)[keyof typeof verdicts] | undefined {
  if (!(failure instanceof Error) || !("code" in failure)) return undefined;
  return Object.entries(verdicts).find(([state]) => state === failure.code)?.[1];
}
