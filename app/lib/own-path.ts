/** The page to open after signing in: the one first requested, never another site. */
const originParameter = "from";
/** The owner of that page: the end of their id, which is random. It is not opened for anyone else. */
const ownerParameter = "of";
const ownerOf = (personId: string) => personId.slice(-8);

function ownPathOr(path: string | null | undefined, fallback: string): string {
  if (!path?.startsWith("/") || /^\/[/\\]/.test(path)) return fallback;
  const url = new URL(path, "https://own.invalid");
  return url.origin === "https://own.invalid" ? `${url.pathname}${url.search}${url.hash}` : fallback;
}

/** `to` with the requested page as a parameter, and its owner when known. */
export function rememberingOrigin(to: string, origin: string, personId: string | null): string {
  if (origin === "/") return to;
  const owner = personId === null ? {} : { [ownerParameter]: ownerOf(personId) };
  return `${to}?${new URLSearchParams({ [originParameter]: origin, ...owner })}`;
}

/** The requested page; `fallback` when it belongs to another person. */
export function originIn(search: string, fallback: string, personId: string | null): string {
  const parameters = new URLSearchParams(search);
  const owner = parameters.get(ownerParameter);
  if (owner !== null && personId !== null && owner !== ownerOf(personId)) return fallback;
  return ownPathOr(parameters.get(originParameter), fallback);
}
