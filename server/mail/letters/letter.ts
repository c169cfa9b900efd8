/** The form of every mail: plain words, one link, no image, no tracking. */

export type Letter = { readonly subject: string; readonly text: string; readonly html: string };
export type Locale = "en" | "fr";

type LetterWords = {
  readonly subject: string;
  readonly greeting: string;
  /** Before the link. */
  readonly body: readonly string[];
  readonly link?: { readonly label: string; readonly href: string };
  /** After the link. */
  readonly after: readonly string[];
  readonly farewell: string;
};

export function writeLetter(words: LetterWords, locale: Locale): Letter {
  const { subject, greeting, body, link, after, farewell } = words;
  const before = [greeting, ...body];
  const text = [...before, ...(link ? [`${link.label}\n${link.href}`] : []), ...after, farewell].join("\n\n");
  const paragraphs = [
    ...before.map(paragraph),
    ...(link ? [button(link.label, link.href)] : []),
    ...[...after, farewell].map(paragraph),
  ];
  return { subject, text: `${text}\n`, html: page(locale, subject, paragraphs.join("\n")) };
}

export function greet(locale: Locale, firstName: string | null): string {
  if (locale === "fr") return firstName ? `Bonjour ${firstName},` : "Bonjour,";
  return firstName ? `Hello ${firstName},` : "Hello,";
}

/**
 * Anyone may enter a name beside another person's address, so a name that could be read as a message or a link is not used in the greeting.
 */
export function greetable(name: string | null): string | null {
  return name !== null && /^[\p{L}\p{M}' ’-]{1,40}$/u.test(name) ? name : null;
}

/** Day and hour as the reader's clock shows them. @param timeZone IANA name */
export function writeInstant(locale: Locale, at: Date, timeZone: string): string {
  const region = regions[locale];
  const day = new Intl.DateTimeFormat(region, { dateStyle: "full", timeZone }).format(at);
  const clock = new Intl.DateTimeFormat(region, { timeStyle: "short", timeZone }).format(at);
  const hour = locale === "fr" ? clock.replace(/^0?(\d+):/, "$1\u00a0h\u00a0") : clock;
  return `${day}, ${hour} (${timeZone})`;
}

/** The dates of a mail are written as in these regions. */
export const regions: Readonly<Record<Locale, string>> = { en: "en-GB", fr: "fr-FR" };

export const farewells: Readonly<Record<Locale, string>> = {
  en: "Tendre\nA private map of your heart.",
  fr: "Tendre\nLa carte privée de votre cœur.",
};

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

const paragraph = (text: string) =>
  `<p style="margin:0 0 16px">${escapeHtml(text).replaceAll("\n", "<br>")}</p>`;

const button = (label: string, href: string) =>
  `<p style="margin:24px 0"><a href="${escapeHtml(href)}" style="background:#3d5a80;border-radius:6px;color:#ffffff;display:inline-block;padding:12px 20px;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="color:#6b6459;font-size:13px;margin:0 0 16px;word-break:break-all">${escapeHtml(href)}</p>`;

const page = (locale: Locale, title: string, content: string) => `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body style="background:#faf6ec;color:#2b2620;font:16px/1.5 Georgia,serif;margin:0;padding:32px 16px">
<div style="margin:0 auto;max-width:34em">
${content}
</div>
</body>
</html>
`;
