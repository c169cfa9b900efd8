/** People for tests, made through the public API as a browser makes them. */
import { idSchema, type PersonId } from "#domain/wire/wire.ts";
import { readCookie } from "#server/http/session/session-token.ts";
import type { TestServer } from "./test-server.ts";

type TestTarget = Pick<TestServer, "request" | "services">;

export type SignedUp = { readonly email: string; readonly password: string };
export type SignedIn = SignedUp & {
  readonly cookie: string;
  readonly bearer: string;
  readonly personId: PersonId;
};

const personIdSchema = idSchema.transform((id) => id as PersonId);

export const goodPassword = "three rivers, one lake";

let made = 0;
export const freshEmail = () => `person-${process.pid}-${++made}@example.org`;

type NewPerson = {
  readonly email?: string;
  readonly password?: string;
  readonly locale?: "en" | "fr";
  readonly firstName?: string;
  readonly lastName?: string;
};

/** Signs up; the address is not confirmed yet. */
export async function requestAccount(server: TestTarget, person: NewPerson = {}): Promise<SignedUp> {
  const { email = freshEmail(), password = goodPassword, ...names } = person;
  const response = await server.request("/api/auth/sign-up/email", {
    method: "POST",
    json: { email, password, acceptTerms: true, isAdult: true, ...names },
  });
  if (!response.ok) throw new Error(`Sign-up failed: ${await response.text()}`);
  await server.services.afterResponse.settled();
  return { email: email.toLowerCase(), password };
}

/** Signs up, confirms by the mail in another browser with the same password, signs in. */
export async function signUp(server: TestTarget, person: NewPerson = {}): Promise<SignedIn> {
  const account = await requestAccount(server, person);
  const confirmed = await confirm(server, newestToken(server, account.email), { password: account.password });
  if (!confirmed.ok) throw new Error(`Confirmation failed: ${await confirmed.text()}`);
  return signIn(server, account);
}

/** What the page of the confirmation link sends. */
export function confirm(
  server: TestTarget,
  token: string | null,
  { password, cookie }: { readonly password?: string; readonly cookie?: string } = {},
): Promise<Response> {
  const json = { token, ...(password === undefined ? {} : { password }) };
  return server.request("/api/auth/verify-email", { method: "POST", json, ...(cookie ? { cookie } : {}) });
}

/** The token of the link in the newest mail to `email`. */
export const newestToken = (server: TestTarget, email: string): string | null =>
  new URL(newestLink(server, email), "http://tendre.test").searchParams.get("token");

export async function signIn(server: TestTarget, { email, password }: SignedUp): Promise<SignedIn> {
  const response = await server.request("/api/auth/sign-in/email", {
    method: "POST",
    json: { email, password },
  });
  if (!response.ok) throw new Error(`Sign-in failed: ${await response.text()}`);
  const { person, token } = await response.json();
  return {
    email,
    password,
    cookie: cookieOf(server, response),
    bearer: token,
    personId: personIdSchema.parse(person.id),
  };
}

/** The cookies a response sets that sign someone in, as a `Cookie` header. */
export function cookieOf(server: TestTarget, response: Response): string {
  const { cookieName } = server.services.tokens;
  const pairs = response.headers.getSetCookie().map((each) => each.split(";")[0] ?? "");
  const session = pairs.find((pair) => readCookie(pair, cookieName));
  const presence = pairs.find((pair) => pair.includes(".present="));
  if (!session || !presence) throw new Error("No session cookies were set.");
  return `${session}; ${presence}`;
}

/** Newest first. */
export function mailsTo(server: TestTarget, email: string) {
  return server.services.mailer.kept().filter(({ to }) => to === email);
}

/** The path of the link in the newest mail to `email`. */
export function newestLink(server: TestTarget, email: string): string {
  const link = /^https?:\/\/\S+$/m.exec(mailsTo(server, email)[0]?.text ?? "")?.[0];
  if (!link) throw new Error(`No mail with a link for ${email}.`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}
