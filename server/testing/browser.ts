/** A browser's cookie jar: it stores the cookies it receives and sends them again. */
import type { TestServer } from "./test-server.ts";

export type Browser = {
  request(path: string, init?: Parameters<TestServer["request"]>[1]): Promise<Response>;
  /** `name=value` of every cookie held. */
  cookie(): string;
  /** The person who is signed in. */
  session(): Promise<{ person: { id: string; email: string; isAdmin: boolean } } | null>;
};

export function openBrowser(server: Pick<TestServer, "request">): Browser {
  const held = new Map<string, string>();
  const cookie = () => [...held].map(([name, value]) => `${name}=${value}`).join("; ");
  const request: Browser["request"] = async (path, init) => {
    const response = await server.request(path, { ...init, cookie: cookie() });
    for (const each of response.headers.getSetCookie()) {
      const [pair = ""] = each.split(";");
      const [name, value] = [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)];
      if (/Max-Age=0/i.test(each)) held.delete(name);
      else held.set(name, value);
    }
    return response;
  };
  return {
    request,
    cookie,
    session: async () => (await request("/api/session")).json(),
  };
}
