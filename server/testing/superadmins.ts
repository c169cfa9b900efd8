import { makeManyPeople } from "./many-people.ts";
import type { SignedIn } from "./people.ts";
import type { TestServer } from "./test-server.ts";

/** Someone with a session that has just proven who they are, who may enter the back-office. */
export async function makeSuperadmin(server: TestServer): Promise<SignedIn> {
  const [person] = await makeManyPeople(server, 1);
  if (!person) throw new Error("Nobody came.");
  // The profile is made at the first request.
  await server.request("/api/profile", { cookie: person.cookie });
  await server.database.outside("select set_person_role($1, 'superadmin')", [person.email]);
  return person;
}
