import { expect, test } from "vitest";
import { createLog } from "#server/log.ts";
import { createDelivery } from "./deliver.ts";
import type { Reader } from "./letters/account-letters.ts";
import * as letters from "./letters/account-letters.ts";
import { addressLetters } from "./letters/address-letters.ts";
import { factorLetters } from "./letters/factor-letters.ts";
import { factorLossLetters } from "./letters/factor-loss-letters.ts";
import type { Mail } from "./mailer.ts";

const href = "https://tendre.example/reset-password?token=a&b=c";
const waits = {
  dueAt: new Date("2026-07-03T12:00:00Z"),
  until: new Date("2026-07-10T12:00:00Z"),
  timeZone: "Europe/Paris",
};
const write = [
  ...Object.entries(letters),
  ...Object.entries(factorLetters),
  ...Object.entries(addressLetters).map(([name, letter]) => [`${name} (address)`, letter] as const),
  ...Object.entries(factorLossLetters).map(
    ([name, letter]) =>
      [`${name} (lost factor)`, (reader: Reader, link: string) => letter(reader, link, waits)] as const,
  ),
];
const cases = write.flatMap(([name, letter]) =>
  (["en", "fr"] as const).map((locale) => [name, locale, letter] as const),
);
const mail: Mail = { to: "anna@example.org", subject: "S", text: "T", html: "H" };

test.for(cases)("%s in %s is plain: a greeting, one link, no image, no tracking", ([, locale, letter]) => {
  const { subject, text, html } = letter({ locale, firstName: "Anna" }, href, "The House");
  expect(subject.length).toBeGreaterThan(10);
  expect(text).toMatch(locale === "fr" ? /^Bonjour Anna,\n/ : /^Hello Anna,\n/);
  expect(text.match(/https?:\S+/g)).toEqual([href]);
  expect(html.match(/href="[^"]*"/g)).toEqual([`href="${href.replace("&", "&amp;")}"`]);
  expect(html).toContain(`<html lang="${locale}">`);
  expect(html).not.toMatch(/<img|src=|<script|<link|url\(/);
});

test.for(cases)("%s in %s greets someone without a name", ([, locale, letter]) => {
  expect(letter({ locale, firstName: null }, href, "The House").text).toMatch(
    locale === "fr" ? /^Bonjour,\n/ : /^Hello,\n/,
  );
});

test.for(cases.filter(([, locale]) => locale === "fr"))(
  "%s in %s keeps its signs together",
  ([, , letter]) => {
    expect(letter({ locale: "fr", firstName: "Anna" }, "", "The House").text).not.toMatch(/ [:;!?»]|« /);
  },
);

test("a name that is markup stays letters", () => {
  const { html } = letters.resetPasswordLetter({ locale: "en", firstName: "<img src=x>" }, href);
  expect(html).toContain("Hello &lt;img src=x&gt;,");
});

test("a mail server that is away is asked again, and the log does not quote the address", async () => {
  const written: string[] = [];
  const log = createLog("info", { write: (line) => void written.push(line) });
  let asked = 0;
  const mailer = {
    kind: "smtp" as const,
    kept: () => [],
    forget: () => undefined,
    async send() {
      asked += 1;
      if (asked < 3) throw Object.assign(new Error("550 anna@example.org unknown"), { code: "EENVELOPE" });
    },
  };
  const delivery = createDelivery(mailer, log, [1, 1]);
  delivery.send(mail);
  await delivery.settled();
  expect(asked).toBe(3);
  expect(written).toHaveLength(2);
  expect(written.join()).toContain("EENVELOPE");
  expect(written.join()).not.toContain("anna");
});

test("a mail server that stays away is given up, and no one else notices", async () => {
  let asked = 0;
  const mailer = {
    kind: "smtp" as const,
    kept: () => [],
    forget: () => undefined,
    async send() {
      asked += 1;
      throw new Error("away");
    },
  };
  const delivery = createDelivery(mailer, createLog("silent"), [1, 1]);
  delivery.send(mail);
  await delivery.settled();
  expect(asked).toBe(3);
});
