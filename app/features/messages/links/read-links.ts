/** Where a message names an address of the web. Nothing else in a message is ever a link, and nothing is fetched to preview one. */

type MessagePart =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "link"; readonly text: string; readonly target: LinkTarget };

export type LinkTarget = {
  /** In ASCII as the browser would ask for it: foreign letters of the host as punycode, all others percent-encoded. */
  readonly href: string;
  readonly host: string;
  /** The host as it was written, where its letters are not plain ones and may look like others; null elsewhere. */
  readonly writtenHost: string | null;
  /** Something stands before an @ and looks like a host that it is not. */
  readonly hasDisguise: boolean;
  /** Not encrypted on its way. */
  readonly isPlain: boolean;
};

const address = /\b(?:https?:\/\/|www\.)[^\s<>"«»“”]+/giu;
const closing = /[.,;:!?…'’)\]}]$/u;

export function readLinks(text: string): readonly MessagePart[] {
  const parts: MessagePart[] = [];
  let at = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const written = withoutPunctuation(found);
    const target = readTarget(written);
    if (!target) continue;
    if (index > at) parts.push({ kind: "text", text: text.slice(at, index) });
    parts.push({ kind: "link", text: written, target });
    at = index + written.length;
  }
  if (at < text.length) parts.push({ kind: "text", text: text.slice(at) });
  return parts;
}

/** A sentence's own point or bracket is not the address's; a bracket that the address opened is. */
function withoutPunctuation(found: string): string {
  let written = found;
  while (closing.test(written)) {
    const opens = written.split("(").length;
    if (written.endsWith(")") && opens >= written.split(")").length) break;
    written = written.slice(0, -1);
  }
  return written;
}

function readTarget(written: string): LinkTarget | null {
  const whole = /^www\./i.test(written) ? `https://${written}` : written;
  if (!URL.canParse(whole)) return null;
  const url = new URL(whole);
  if (!url.hostname.includes(".")) return null;
  const writtenHost = hostOf(written);
  return {
    href: url.href,
    host: url.host,
    writtenHost: /^[\x20-\x7e]*$/.test(writtenHost) ? null : writtenHost,
    hasDisguise: url.username !== "" || url.password !== "",
    isPlain: url.protocol === "http:",
  };
}

function hostOf(written: string): string {
  const [authority = ""] = written.replace(/^https?:\/\//i, "").split(/[/?#\\]/);
  return authority.slice(authority.lastIndexOf("@") + 1);
}
