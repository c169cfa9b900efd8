/**
 * One person of each role, each with a canary: a string of their own that nobody else must ever see. Made in two steps: everybody signs in
 * and may write a journal, then those whose role is a state (half signed in, deleted, banned) come into it.
 */
import { randomUUID } from "node:crypto";
import pg from "pg";
import { idSchema, type PersonId } from "#domain/wire/wire.ts";
import { addFactor } from "./factors.ts";
import { cookieOf, goodPassword, type SignedIn, signUp } from "./people.ts";
import type { TestServer } from "./test-server.ts";

/** All that a caller may be. Two of them are people with nothing special about them, so that one can ask for the other's things. */
export const roles = [
  "visitor",
  "unverified",
  "notOnboarded",
  "pending",
  "person",
  "otherPerson",
  "plus",
  "pro",
  "admin",
  "superadmin",
  "deletionPending",
  "deleted",
  "banned",
] as const;
export type Role = (typeof roles)[number];
/** Those who are signed in when everybody is what they are; nobody else gets behind the door. */
export const signedInRoles = [
  "notOnboarded",
  "person",
  "otherPerson",
  "plus",
  "pro",
  "admin",
  "superadmin",
  "deletionPending",
] as const satisfies readonly Role[];

export type RolePerson = Omit<SignedIn, "bearer"> & { readonly canary: string };
export type RolePeople = { readonly [R in Role]: R extends "visitor" ? null : RolePerson };
/** Those who have an account that they were in at least once, and so a journal. */
export type JournalRole = Exclude<Role, "visitor" | "unverified">;
export const journalRoles = roles.filter(
  (role): role is JournalRole => role !== "visitor" && role !== "unverified",
);

/** A server with requests and a database owner: a test's, or the one `npm run seed` fills. */
type SeededServer = Pick<TestServer, "request" | "services"> & {
  readonly database: Pick<TestServer["database"], "owner">;
};

/** Everybody is signed in but the visitor and the unverified; the roles of rights and plans are what they are. */
export async function createRolePeople(server: SeededServer): Promise<RolePeople> {
  const make = async (role: JournalRole): Promise<RolePerson> => {
    const canary = newCanary();
    const account = await signUp(server, { email: addressOf(role), firstName: canary, locale: "en" });
    if (role !== "notOnboarded") await finishOnboarding(server, account);
    return { ...account, canary };
  };
  const made = await Promise.all(journalRoles.map(async (role) => [role, await make(role)] as const));
  const people = Object.fromEntries(made) as Pick<RolePeople, JournalRole>;
  const unverified = await createUnverified(server);
  await asOwner(server, async (owner) => {
    await owner.query("select set_person_role($1, 'superadmin')", [people.superadmin.email]);
    // No role of the server may write these, and the forced row-level security holds the owner too.
    await owner.query("begin; alter table profiles no force row level security");
    await owner.query("update profiles set is_admin = true where id = $1", [people.admin.personId]);
    for (const plan of ["plus", "pro"] as const)
      await owner.query("update profiles set subscription_plan = $2 where id = $1", [
        people[plan].personId,
        plan,
      ]);
    await owner.query("alter table profiles force row level security; commit");
  });
  return { visitor: null, unverified, ...people };
}

/** Half signed in, asked for deletion, deleted, banned: with the cookie that the browser of each has by then. */
export async function enterStates(server: SeededServer, people: RolePeople): Promise<RolePeople> {
  const { pending, deletionPending, deleted, banned } = people;
  const act = async (path: string, { cookie }: RolePerson) => {
    const response = await server.request(path, { method: "POST", cookie, json: {} });
    if (!response.ok) throw new Error(`${path} failed: ${await response.text()}`);
  };
  await act("/api/account/deletion", deletionPending);
  await act("/api/account/deletion/now", deleted);
  await asOwner(server, (owner) => owner.query("select ban_person($1, true, now())", [banned.email]));
  return { ...people, pending: { ...pending, cookie: await signInByHalf(server, pending) } };
}

/** The cookies of a sign-in whose second factor is due; sets a factor up where there is none. */
async function signInByHalf(server: SeededServer, { email, password, cookie }: RolePerson): Promise<string> {
  const { clock } = server.services;
  const factors = await (await server.request("/api/auth/factors", { cookie })).json();
  if (factors.factors.length === 0) await addFactor({ request: server.request, clock }, cookie);
  const json = { email, password };
  const response = await server.request("/api/auth/sign-in/email", { method: "POST", json });
  return cookieOf(server, response);
}

/** Signed up and never confirmed: the browser has what the sign-up left in it. */
async function createUnverified(server: SeededServer): Promise<RolePerson> {
  const [email, password, canary] = [addressOf("unverified"), goodPassword, newCanary()];
  const response = await server.request("/api/auth/sign-up/email", {
    method: "POST",
    json: { email, password, firstName: canary, locale: "en", acceptTerms: true, isAdult: true },
  });
  if (!response.ok) throw new Error(`Sign-up failed: ${await response.text()}`);
  await server.services.afterResponse.settled();
  const cookie = response.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");
  const { rows } = await server.services.db.auth.query("select id from auth.users where email = $1", [email]);
  return { email, password, canary, cookie, personId: idSchema.parse(rows[0]?.id) as PersonId };
}

async function finishOnboarding({ request }: SeededServer, { cookie }: SignedIn): Promise<void> {
  const json = { onboarding_completed: true };
  const response = await request("/api/profile", { method: "PATCH", cookie, json });
  if (!response.ok) throw new Error(`Not onboarded: ${await response.text()}`);
}

async function asOwner({ database }: SeededServer, work: (owner: pg.Client) => Promise<unknown>) {
  const owner = new pg.Client(database.owner);
  await owner.connect();
  await work(owner).finally(() => owner.end());
}

/** 39 letters, so that it fits whole wherever a name does. */
const newCanary = () => `canary-${randomUUID().replaceAll("-", "")}`;
const addressOf = (role: Role) =>
  `${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}@roles.test`;
