import { expect, test } from "vitest";
import type { DataResult } from "#domain/backend/data-result.ts";
import { failureOf } from "#domain/backend/data-result.ts";
import { wireError } from "#domain/wire/wire-error.ts";
import { proofRequest, withProof } from "./proof.ts";

const refused = failureOf(wireError("reauthentication_required", "Prove again that it is you"), 403);
const done: DataResult<unknown> = { data: { status: true }, error: null, count: null, status: 200 };

/** The server: refuses until a proof. */
function server() {
  let isProven = false;
  let calls = 0;
  return {
    act: async () => {
      calls += 1;
      return isProven ? done : refused;
    },
    prove: () => {
      isProven = true;
    },
    calls: () => calls,
  };
}
const asked = () => expect.poll(() => proofRequest.get()).not.toBeNull();

test("an act that needs no proof is done, and nobody is asked", async () => {
  expect(await withProof(async () => done)).toBe(done);
  expect(proofRequest.get()).toBeNull();
});

test("an act that was refused is done again once the person has proven who they are", async () => {
  const { act, prove, calls } = server();
  const doing = withProof(act);
  await asked();
  prove();
  proofRequest.get()?.settle(true);
  expect([await doing, calls(), proofRequest.get()]).toEqual([done, 2, null]);
});

test("cancelled, the refusal stands and the act is not repeated", async () => {
  const { act, calls } = server();
  const doing = withProof(act);
  await asked();
  proofRequest.get()?.settle(false);
  expect([await doing, calls()]).toEqual([refused, 1]);
});

test("a second act that asks cancels the first", async () => {
  const [first, second] = [server(), server()];
  const doing = withProof(first.act);
  await asked();
  const request = proofRequest.get();
  const next = withProof(second.act);
  await expect.poll(() => proofRequest.get() !== request).toBe(true);
  expect(await doing).toBe(refused);
  second.prove();
  proofRequest.get()?.settle(true);
  expect(await next).toBe(done);
});
