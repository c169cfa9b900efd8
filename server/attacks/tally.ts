/**
 * Counts an attack's requests, so that a suite reports how much it tried and fails at the first unexpected response. Every file of this
 * folder plays one adversary against the running app.
 */
import { afterAll } from "vitest";

type Tally = {
  /**
   * Records one hostile request. `isExpected` is false for a forbidden outcome; `what` names the request in the failure, without any
   * private text.
   */
  note(isExpected: boolean, what: string): void;
  /**
   * Records a response: expected when its status is one of `allowed`.
   * @returns the same response
   */
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
