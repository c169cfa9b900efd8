type DeviceKind = "computer" | "phone" | "tablet";

/**
 * What this device is, by its browser's own word, to be named to whoever holds it. An iPad says that it is a Mac, and a Mac has no touch
 * screen; a tablet with Android is the one that does not say "Mobile".
 */
export function deviceKindOf({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, "userAgent" | "maxTouchPoints">): DeviceKind {
  if (/iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)) return "tablet";
  if (/Mobile|iPhone|iPod/.test(userAgent)) return "phone";
  return /Android/.test(userAgent) ? "tablet" : "computer";
}
