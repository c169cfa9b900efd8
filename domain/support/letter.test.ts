import { expect, test } from "vitest";
import { letterFaults, letterLimits } from "./letter.ts";
import { letterSchema } from "./letter-fields.ts";

const key = "01989681-0000-7000-8000-00000000aaaa";
const fields = { subject: "A question", words: "Where is it?", replyTo: "anna@example.org" };

test("what is missing, too long or no address is named by field before it is sent", () => {
  expect(letterFaults(fields)).toEqual({});
  expect(letterFaults({ subject: " ", words: "\n", replyTo: "" })).toEqual({
    subject: "missing",
    words: "missing",
    replyTo: "missing",
  });
  const long = {
    ...fields,
    subject: "a".repeat(letterLimits.subject + 1),
    words: "a".repeat(letterLimits.words + 1),
  };
  expect(letterFaults(long)).toEqual({ subject: "tooLong", words: "tooLong" });
  for (const replyTo of ["anna", "a@b, c@d.org", "anna@example.org\nbcc: x@y.org"])
    expect(letterFaults({ ...fields, replyTo })).toEqual({ replyTo: "notAnAddress" });
});

test("a subject and an address are one line each, whatever was typed: no header is added to the mail", () => {
  const hostile = letterSchema.parse({
    ...fields,
    key,
    locale: "en",
    subject: "Hello\r\nBcc: everyone@example.org",
  });
  expect(hostile.subject).toBe("Hello Bcc: everyone@example.org");
  for (const replyTo of ["a@b.org\r\nBcc: c@d.org", "a@b.org, c@d.org", "Anna <a@b.org>", "a@b.org\u0000"])
    expect(letterSchema.safeParse({ ...fields, key, locale: "en", replyTo }).success).toBe(false);
});
