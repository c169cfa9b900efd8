/** The development inbox as one page without script. Mails are shown as text: nothing in them runs or loads. */
import { escapeHtml } from "#server/mail/letters/letter.ts";
import type { KeptMail } from "#server/mail/mailer.ts";

export function inboxPage(mails: readonly KeptMail[]): string {
  const letters = mails.map(letter).join("\n") || "<p>No mail yet.</p>";
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mail</title></head>
<body>
<h1>Mail that was not sent</h1>
<p>No mail server is configured (SMTP_URL): every mail waits here, newest first, until the server stops.</p>
${letters}
</body>
</html>
`;
}

const letter = ({ id, to, subject, text, at }: KeptMail) => `<article id="${escapeHtml(id)}">
<h2>${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(to)}, <time datetime="${escapeHtml(at)}">${escapeHtml(at)}</time></p>
<pre>${withLinks(text)}</pre>
</article>`;

/** Turns only http addresses into links; everything else stays text. */
function withLinks(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, at) =>
      at % 2 === 1 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join("");
}
