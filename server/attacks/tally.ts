/**
 * Counts what an attack sends, so that a suite says how much it tried and fails on the first answer that was not
 * foreseen. Every file of this folder plays one adversary against the running app.
 */
import { afterAll } from "vitest";

type Tally = {
  /**
   * Notes one hostile request and what came of it. `isExpected` is false for an answer the promise rules out; `what` names
   * the request in the failure, without any private text.
   */
  note(isExpected: boolean, what: string): void;
  /** Notes a response: expected when its status is one of `allowed`. @returns the same response */
  status(response: Response, allowed: readonly number[], what: string): Response;
};

/** Prints `<name>: N hostile requests, M unexpected` when the file is done; fails when none was sent or M is not 0. */
export function tallyOf(name: string): Tally {
  let sent = 0;
  const unexpected: string[] = [];
  const note = (isExpected: boolean, what: string) => {
    sent += 1;
    if (!isExpected) unexpected.push(what);
  };
  afterAll(() => {
    process.stdout.write(`${name}: ${sent} hostile requests, ${unexpected.length} unexpected\n`);
    if (sent === 0) throw new Error(`${name}: nothing was sent.`);
    if (unexpected.length > 0) throw new Error(`${name}: ${unexpected.slice(0, 20).join("; ")}`);
  });
  return {
    note,
    status(response, allowed, what) {
      note(allowed.includes(response.status), `${what} answered ${response.status}`);
      return response;
    },
  };
}
