/** A session of another device: ending it leaves the calls that follow signed in. */
import { z } from "zod";
import type { RolePerson } from "../roles.ts";
import type { TestServer } from "../test-server.ts";

const started = z.object({ token: z.string() });
const listed = z.object({ sessions: z.array(z.object({ id: z.string(), isCurrent: z.boolean() })) });

/** @param backupCode of the factor that the person has by now */
export async function openSecondSession(
  { request }: Pick<TestServer, "request">,
  { email, password, cookie }: RolePerson,
  backupCode: string,
): Promise<string> {
  const post = (path: string, json: object, headers: Record<string, string> = {}) =>
    request(path, { method: "POST", json, headers });
  const signedIn = await post("/api/auth/sign-in/email", { email, password });
  const { token } = started.parse(await signedIn.json());
  const authorization = `Bearer ${token}`;
  const admitted = await post("/api/auth/backup-codes/verify", { code: backupCode }, { authorization });
  if (!admitted.ok) throw new Error(`No second session: ${await admitted.text()}`);
  const { sessions } = listed.parse(await (await request("/api/auth/sessions", { cookie })).json());
  const other = sessions.find(({ isCurrent }) => !isCurrent);
  if (!other) throw new Error("The second session is not listed.");
  return other.id;
}
