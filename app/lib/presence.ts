/**
 * The presence cookie (domain/account/presence-cookie.ts): the page deletes it to end this browser's access at once, also without a
 * network.
 */
import { presenceCookieName } from "#domain/account/presence-cookie.ts";

const isSecure = () => location.protocol === "https:";

export function readPresence(): string | null {
  const name = presenceCookieName(isSecure());
  const pair = document.cookie.split("; ").find((each) => each.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) || null;
}

export function dropPresence(): void {
  write("", "Max-Age=0; ");
}

/** Turns it into a session cookie of the browser, whatever the session's own lifetime. */
export function keepPresenceForNow(): void {
  const value = readPresence();
  if (value !== null) write(value);
}

/** `document.cookie` is synchronous; the Cookie Store API is not. */
function write(value: string, life = ""): void {
  const secure = isSecure() ? "; Secure" : "";
  const cookie = `${presenceCookieName(isSecure())}=${value}; ${life}Path=/; SameSite=Lax${secure}`;
  Object.assign(document, { cookie });
}
