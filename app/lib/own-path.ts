/** Where to go after signing in: the page first asked for, never another site. */
const originParameter = "from";

export function ownPathOr(path: string | null | undefined, fallback: string): string {
  if (!path?.startsWith("/") || /^\/[/\\]/.test(path)) return fallback;
  const url = new URL(path, "https://own.invalid");
  return url.origin === "https://own.invalid" ? `${url.pathname}${url.search}${url.hash}` : fallback;
}

/** `to` with the page first asked for remembered in it. */
export function rememberingOrigin(to: string, origin: string): string {
  return origin === "/" ? to : `${to}?${new URLSearchParams({ [originParameter]: origin })}`;
}

export function originIn(search: string, fallback: string): string {
  return ownPathOr(new URLSearchParams(search).get(originParameter), fallback);
}
