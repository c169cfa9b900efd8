/** Where to go after signing in: the page first asked for, never another site. */
const originParameter = "from";
/** Whose page it was: the end of their id, which is random. Nobody else is led to it. */
const ownerParameter = "of";
const ownerOf = (personId: string) => personId.slice(-8);

function ownPathOr(path: string | null | undefined, fallback: string): string {
  if (!path?.startsWith("/") || /^\/[/\\]/.test(path)) return fallback;
  const url = new URL(path, "https://own.invalid");
  return url.origin === "https://own.invalid" ? `${url.pathname}${url.search}${url.hash}` : fallback;
}

/** `to` with the page first asked for remembered in it, and whose it was when that is known. */
export function rememberingOrigin(to: string, origin: string, personId: string | null): string {
  if (origin === "/") return to;
  const owner = personId === null ? {} : { [ownerParameter]: ownerOf(personId) };
  return `${to}?${new URLSearchParams({ [originParameter]: origin, ...owner })}`;
}

/** The page first asked for; the fallback for whoever it does not belong to. */
export function originIn(search: string, fallback: string, personId: string | null): string {
  const asked = new URLSearchParams(search);
  const owner = asked.get(ownerParameter);
  if (owner !== null && personId !== null && owner !== ownerOf(personId)) return fallback;
  return ownPathOr(asked.get(originParameter), fallback);
}
