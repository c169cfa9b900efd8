/** One person of each role, each with a canary: a string of their own that nobody else must ever see. */
import pg from "pg";
import { type SignedIn, signUp } from "./people.ts";
import type { TestServer } from "./test-server.ts";

export type RolePerson = SignedIn & { readonly canary: string };
export type RolePeople = {
  readonly visitor: null;
  readonly person: RolePerson;
  readonly otherPerson: RolePerson;
  readonly admin: RolePerson;
  readonly superadmin: RolePerson;
};

/** A server with requests and a database owner: a test's, or the one `npm run seed` fills. */
type SeededServer = Pick<TestServer, "request" | "services"> & {
  readonly database: Pick<TestServer["database"], "owner">;
};

export async function createRolePeople(server: SeededServer): Promise<RolePeople> {
  const make = async (role: string): Promise<RolePerson> => {
    const canary = `canary-${role}-${crypto.randomUUID()}`;
    const account = await signUp(server, { email: `${role}@roles.test`, firstName: canary, locale: "en" });
    return { ...account, canary };
  };
  const [person, otherPerson, admin, superadmin] = await Promise.all(
    ["person", "other", "admin", "superadmin"].map(make),
  );
  if (!person || !otherPerson || !admin || !superadmin) throw new Error("Four people are made.");
  const owner = new pg.Client(server.database.owner);
  await owner.connect();
  try {
    await owner.query("select set_person_role($1, 'superadmin')", [superadmin.email]);
    // No role of the server may write it, and the forced row-level security holds the owner too.
    await owner.query("begin; alter table profiles no force row level security");
    await owner.query("update profiles set is_admin = true where id = $1", [admin.personId]);
    await owner.query("alter table profiles force row level security; commit");
  } finally {
    await owner.end();
  }
  return { visitor: null, person, otherPerson, admin, superadmin };
}
