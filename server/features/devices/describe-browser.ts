/** What a `User-Agent` says of a device, in the names people know. It is the browser's own word, and proves nothing. */
import Bowser from "bowser";
import type { BrowserFacts } from "#domain/account/signed-in-devices.ts";

/** Letters of it that are read, as many as a session keeps. */
const longestRead = 400;

const kinds: Readonly<Record<string, BrowserFacts["kind"]>> = {
  desktop: "computer",
  mobile: "phone",
  tablet: "tablet",
};

export function describeBrowser(userAgent: string | null | undefined): BrowserFacts {
  if (!userAgent) return { browser: null, system: null, kind: "other" };
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, longestRead));
  return {
    browser: browser.name || null,
    system: os.name || null,
    kind: kinds[platform.type ?? ""] ?? "other",
  };
}
