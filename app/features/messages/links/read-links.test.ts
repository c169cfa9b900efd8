import fc from "fast-check";
import { expect, test } from "vitest";
import { readLinks } from "./read-links.ts";

const links = (text: string) => readLinks(text).flatMap((part) => (part.kind === "link" ? [part] : []));

test.each([
  ["See https://example.org/a?b=c#d.", "https://example.org/a?b=c#d"],
  ["(https://example.org/a_(b))", "https://example.org/a_(b)"],
  ["www.example.org, tomorrow", "www.example.org"],
  ["«\u00A0https://example.org/fin\u00A0»", "https://example.org/fin"],
  ["HTTPS://EXAMPLE.ORG/Path!", "HTTPS://EXAMPLE.ORG/Path"],
])("%s names one address", (text, written) => {
  expect(links(text).map((part) => part.text)).toEqual([written]);
});

test.each([
  "javascript:alert(1)",
  "data:text/html,hello",
  "see you at 5.30",
  "https://localhost/secret",
  "https://",
  "name@example.org",
  "xhttps://example.org",
])("%s is text", (text) => {
  expect(links(text)).toEqual([]);
});

test("an address that looks like another is told as what it is", () => {
  const [link] = links("https://аррӏе.com/login");
  expect(link?.target).toMatchObject({
    href: "https://xn--80ak6aa92e.com/login",
    host: "xn--80ak6aa92e.com",
    writtenHost: "аррӏе.com",
  });
});

test("what stands before an @ is no host", () => {
  const [link] = links("https://bank.example@evil.example/x");
  expect(link?.target).toMatchObject({ host: "evil.example", hasDisguise: true, writtenHost: null });
});

test("letters that turn the reading direction are not in the address that is shown", () => {
  const [link] = links("https://example.org/\u202Egpj.exe");
  expect(link?.target.href).toBe("https://example.org/%E2%80%AEgpj.exe");
});

test("an address without encryption says so", () => {
  expect(links("http://example.org http:/x https://example.org").map(({ target }) => target.isPlain)).toEqual(
    [true, false],
  );
});

test("joined, the parts are the text, whatever it is", () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.string({ unit: "grapheme" }), fc.webUrl(), fc.constant(" "), fc.constant(")."))),
      (pieces) => {
        const text = pieces.join("");
        expect(
          readLinks(text)
            .map((part) => part.text)
            .join(""),
        ).toBe(text);
      },
    ),
  );
});
