import fc from "fast-check";
import { expect, test } from "vitest";
import { readMarkdown } from "./plain-markdown.ts";

const plain = (text: string) => [{ kind: "paragraph", line: 0, spans: [{ kind: "text", from: 0, text }] }];

test("headings, paragraphs, lists, strong and emphasised words and links are read", () => {
  const text =
    "# One\nfirst\nline\n\n### Two ##\n- a\n- **b**\n  more\n1. *c*\n\n[site](https://a.example/x?y=1#z) end";
  expect(readMarkdown(text)).toEqual([
    { kind: "heading", level: 1, line: 0, spans: [{ kind: "text", from: 0, text: "One" }] },
    { kind: "paragraph", line: 1, spans: [{ kind: "text", from: 0, text: "first line" }] },
    { kind: "heading", level: 2, line: 4, spans: [{ kind: "text", from: 0, text: "Two" }] },
    {
      kind: "list",
      isNumbered: false,
      line: 5,
      items: [
        { line: 5, spans: [{ kind: "text", from: 0, text: "a" }] },
        {
          line: 6,
          spans: [
            { kind: "strong", from: 0, text: "b" },
            { kind: "text", from: 5, text: " more" },
          ],
        },
      ],
    },
    {
      kind: "list",
      isNumbered: true,
      line: 8,
      items: [{ line: 8, spans: [{ kind: "emphasis", from: 0, text: "c" }] }],
    },
    {
      kind: "paragraph",
      line: 10,
      spans: [
        { kind: "link", from: 0, text: "site", href: "https://a.example/x?y=1#z" },
        { kind: "text", from: 33, text: " end" },
      ],
    },
  ]);
});

test.each([
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "[x](javascript:alert(1))",
  "[x](JaVaScRiPt:alert)",
  "[x](data:text/html,<b>)",
  "[x](//evil.example)",
  "[x](http://plain.example)",
  '[x](https://a.example/"onmouseover=x)',
  "[x](https://user:pass@evil.example)",
  "&lt;b&gt;",
])("%s stays the letters that were typed", (text) => {
  expect(readMarkdown(text)).toEqual(plain(text));
});

test("an image is no picture: its label is at most a link that a person follows", () => {
  const [block] = readMarkdown("![p](https://evil.example/x.png)");
  expect(block).toMatchObject({
    spans: [
      { kind: "text", text: "!" },
      { kind: "link", text: "p" },
    ],
  });
});

test("nothing that is typed is lost, whatever it is, and no link leads anywhere but to the web or a mailbox", () => {
  const signs = fc.constantFrom(
    "*",
    "**",
    "[",
    "]",
    "(",
    ")",
    "#",
    "-",
    "\n",
    " ",
    "a",
    "1.",
    "https://a.b",
    "javascript:",
  );
  fc.assert(
    fc.property(
      fc.array(signs, { maxLength: 60 }).map((parts) => parts.join("")),
      (text) => {
        const spans = readMarkdown(text).flatMap((block) =>
          block.kind === "list" ? block.items.flatMap((item) => item.spans) : block.spans,
        );
        const letters = (from: string) => from.replace(/[^a-z]/g, "");
        const said = spans.map((span) => span.text + (span.kind === "link" ? span.href : "")).join("");
        expect(letters(said)).toBe(letters(text));
        for (const span of spans)
          if (span.kind === "link") expect(span.href).toMatch(/^(?:https:\/\/|mailto:)/);
      },
    ),
  );
});

test("a text at its limit is read in one go, however its signs are nested", () => {
  for (const part of ["*", "[", "**a", "[a](", "- ", "# "]) {
    const blocks = readMarkdown(part.repeat(60_000 / part.length));
    expect(blocks.length).toBeGreaterThan(0);
  }
});
