/**
 * The session's second cookie (domain/account/presence-cookie.ts): the page deletes it to end this browser's way in at once,
 * network or not.
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

/** It then ends with the browser, whatever the session's own life is. */
export function keepPresenceForNow(): void {
  const value = readPresence();
  if (value !== null) write(value);
}

/** Before the next line runs, which the Cookie Store API cannot promise. */
function write(value: string, life = ""): void {
  const secure = isSecure() ? "; Secure" : "";
  const cookie = `${presenceCookieName(isSecure())}=${value}; ${life}Path=/; SameSite=Lax${secure}`;
  Object.assign(document, { cookie });
}
