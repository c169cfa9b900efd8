/** Telephones for tests: numbers that may be sent to, and the codes that arrived. */
import type { TestServer } from "./test-server.ts";

let made = 0;
/** A French mobile number that no other test has; nothing is sent anywhere. */
export const freshPhone = (): string => `+336${String(10_000_000 + (process.pid % 8_000) * 1_000 + ++made)}`;

/** The code of the newest message to a number. */
export function codeTo({ services }: Pick<TestServer, "services">, phone: string): string {
  const text = services.sms.kept().find(({ to }) => to === phone)?.text ?? "";
  const code = /\d{6}/.exec(text)?.[0];
  if (!code) throw new Error(`No message to ${phone}.`);
  return code;
}

/** Makes a number somebody's own, by the code that was sent to it. */
export async function confirmPhone(
  server: Pick<TestServer, "services" | "request">,
  { cookie }: { readonly cookie: string },
  phone = freshPhone(),
): Promise<string> {
  const post = (path: string, json: object) => server.request(path, { method: "POST", cookie, json });
  await post("/api/auth/phone", { phone });
  const confirmed = await post("/api/auth/phone/verify", { code: codeTo(server, phone) });
  if (!confirmed.ok) throw new Error(await confirmed.text());
  return phone;
}

export const wrongSentCode = (code: string): string => (code === "111111" ? "222222" : "111111");
