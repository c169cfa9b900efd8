/** A person with the largest plan on a server of this machine, and requests on their behalf. */
import pg from "pg";
import { ownerConnection } from "#server/db/owner-connection.ts";
import { readEnv } from "#server/env.ts";
import type { TestRequest } from "#server/testing/requests.ts";

export type Account = {
  readonly email: string;
  readonly password: string;
  readonly personId: string;
  readonly cookie: string;
};

export function requestsOver(url: string): TestRequest {
  return (path, { json, cookie, ...init } = {}) => {
    const headers = new Headers(init.headers);
    headers.set("origin", url);
    if (cookie) headers.set("cookie", cookie);
    if (json !== undefined) headers.set("content-type", "application/json");
    return fetch(`${url}${path}`, {
      ...init,
      headers,
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    });
  };
}

export async function makeAccount(request: TestRequest, folder: string): Promise<Account> {
  const person = { email: `month-${Date.now()}@example.org`, password: "forty rivers, one month" };
  const names = { firstName: "Claire", acceptTerms: true, isAdult: true, locale: "en" };
  await must(request("/api/auth/sign-up/email", { method: "POST", json: { ...person, ...names } }));
  const signedIn = await must(request("/api/auth/sign-in/email", { method: "POST", json: person }));
  const pairs = signedIn.headers.getSetCookie().map((each) => each.split(";")[0] ?? "");
  const cookie = pairs.join("; ");
  const { person: known } = await signedIn.json();
  await must(request("/api/profile", { method: "PATCH", cookie, json: { onboarding_completed: true } }));
  await givePlan(folder, person.email);
  return { ...person, personId: known.id, cookie };
}

/** Without payment: only on this machine, in a folder of invented people. */
async function givePlan(folder: string, email: string): Promise<void> {
  const client = new pg.Client({ ...ownerConnection(readEnv({ TENDRE_DATA: folder })), user: "postgres" });
  await client.connect();
  const text =
    "update profiles set subscription_plan = 'pro', subscription_status = 'active' where email = $1";
  await client.query(text, [email]).finally(() => client.end());
}

export async function must(request: Promise<Response>): Promise<Response> {
  const response = await request;
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${await response.text()}`);
  return response;
}
