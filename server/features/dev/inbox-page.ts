/** The development inboxes, each as one page without script. Mails are shown as text: nothing in them runs or loads. */
import { escapeHtml } from "#server/mail/letters/letter.ts";
import type { KeptMail } from "#server/mail/mailer.ts";
import type { KeptSms } from "#server/sms/sms-sender.ts";

export function inboxPage(mails: readonly KeptMail[]): string {
  const letters = mails.map(letter).join("\n") || "<p>No mail yet.</p>";
  const why =
    "No mail server is configured (SMTP_URL): every mail waits here, newest first, until the server stops.";
  return page("Mail", "Mail that was not sent", why, letters);
}

export function smsPage(messages: readonly KeptSms[]): string {
  const texts = messages.map(message).join("\n") || "<p>No message yet.</p>";
  const why =
    "No provider of text messages is configured (SMS_URL): every message waits here, newest first, until the server stops.";
  return page("Text messages", "Messages that were not sent", why, texts);
}

const page = (title: string, heading: string, why: string, content: string) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body>
<h1>${heading}</h1>
<p>${why}</p>
${content}
</body>
</html>
`;

const message = ({ id, to, text, at }: KeptSms) => `<article id="${escapeHtml(id)}">
<h2>To ${escapeHtml(to)}</h2>
<p><time datetime="${escapeHtml(at)}">${escapeHtml(at)}</time></p>
<pre>${escapeHtml(text)}</pre>
</article>`;

const letter = ({ id, to, replyTo, subject, text, at }: KeptMail) => `<article id="${escapeHtml(id)}">
<h2>${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(to)}, ${replyTo === undefined ? "" : `answers to ${escapeHtml(replyTo)}, `}<time datetime="${escapeHtml(at)}">${escapeHtml(at)}</time></p>
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
