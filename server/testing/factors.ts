/** Second factors for tests, set up through the public API as the page does it. */
import { totpCode, totpStep } from "#server/crypto/totp.ts";
import { readBase32 } from "./read-base32.ts";
import type { TestRequest } from "./requests.ts";
import type { TestServer } from "./test-server.ts";

type FactorServer = Pick<TestServer, "request"> & { readonly clock: Pick<TestServer["clock"], "now"> };

export type TestFactor = {
  readonly id: string;
  readonly secret: Uint8Array;
  /** Given with the first factor only. */
  readonly backupCodes: readonly string[] | null;
};

export const codeOf = ({ secret }: Pick<TestFactor, "secret">, now: Date, steps = 0) =>
  totpCode(secret, totpStep(now) + steps);

/** A code of six digits that is right in no step near now. */
export function wrongCodeOf(factor: Pick<TestFactor, "secret">, now: Date): string {
  const right = [-2, -1, 0, 1, 2].map((steps) => codeOf(factor, now, steps));
  return (
    ["000000", "111111", "222222", "333333", "444444", "555555"].find((code) => !right.includes(code)) ?? ""
  );
}

/** Moves the clock into the next step, whose code was not used yet. */
export function freshCode(server: Pick<TestServer, "clock">, factor: Pick<TestFactor, "secret">): string {
  server.clock.advance(30_000);
  return codeOf(factor, server.clock.now());
}

/** Asks for the challenge of a factor and answers it. */
export async function answer(
  request: TestRequest,
  factorId: string,
  json: { readonly code: string; readonly trustBrowser?: boolean },
  by: { readonly cookie?: string; readonly headers?: Record<string, string> } = {},
): Promise<Response> {
  const asked = await request(`/api/auth/factors/${factorId}/challenge`, { method: "POST", ...by });
  if (!asked.ok) return asked;
  const { id: challengeId } = await asked.json();
  return request(`/api/auth/factors/${factorId}/verify`, {
    method: "POST",
    json: { ...json, challengeId },
    ...by,
  });
}

/** Begins to set up a factor; it does not count yet. */
export async function enroll(
  server: Pick<TestServer, "request">,
  cookie: string,
  name = "Phone",
): Promise<Pick<TestFactor, "id" | "secret">> {
  const json = { factor_type: "totp", friendly_name: name };
  const response = await server.request("/api/auth/factors", { method: "POST", cookie, json });
  if (!response.ok) throw new Error(`Not enrolled: ${await response.text()}`);
  const { id, secret } = await response.json();
  return { id, secret: readBase32(secret) };
}

export async function addFactor(server: FactorServer, cookie: string, name?: string): Promise<TestFactor> {
  const begun = await enroll(server, cookie, name);
  const code = codeOf(begun, server.clock.now());
  const response = await answer(server.request, begun.id, { code }, { cookie });
  if (!response.ok) throw new Error(`Not verified: ${await response.text()}`);
  return { ...begun, backupCodes: (await response.json()).backupCodes };
}
