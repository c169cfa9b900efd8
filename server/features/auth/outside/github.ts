/** Who somebody is at GitHub: its API says it to whoever has the access token (https://docs.github.com/en/rest/users). */
import { type Configuration, fetchProtectedResource } from "openid-client";
import { z } from "zod";
import { properAddress } from "./identity.ts";
import type { OutsideIdentity, OutsideTokens } from "./provider.ts";

const profileSchema = z.object({
  id: z.int(),
  login: z.string(),
  name: z.string().nullish(),
  email: z.string().nullish(),
});
const addressesSchema = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));

export async function identifyByGitHub(
  client: Configuration,
  { access_token }: Pick<OutsideTokens, "access_token">,
): Promise<OutsideIdentity | null> {
  const read = async (path: string): Promise<unknown> => {
    const headers = new Headers({ accept: "application/json", "user-agent": "Tendre" });
    const url = new URL(path, "https://api.github.com");
    const response = await fetchProtectedResource(client, access_token, url, "GET", undefined, headers);
    return response.ok ? response.json() : null;
  };
  const profile = profileSchema.safeParse(await read("/user"));
  const addresses = addressesSchema.safeParse(await read("/user/emails"));
  if (!profile.success) return null;
  const listed = addresses.success ? addresses.data : [];
  const { id, login, name, email: shown } = profile.data;
  const email = shown || (listed.find(({ primary }) => primary) ?? listed[0])?.email;
  return {
    accountId: String(id),
    email: properAddress(email),
    isVerified: listed.some((each) => each.email === email && each.verified),
    name: name || login,
  };
}
