import { expect, test } from "vitest";
import { siteDocuments, siteLanguages } from "#domain/site/site-text.ts";
import { readMarkdown } from "#domain/text/plain-markdown.ts";
import { builtInTextOf } from "./built-in-texts.ts";

const sections = { privacy: 5, terms: 4, support: 4 } as const;

test.each(siteDocuments.flatMap((document) => siteLanguages.map((language) => ({ document, language }))))(
  "the built-in $document text in $language is whole, and only headings and paragraphs",
  async ({ document, language }) => {
    const text = await builtInTextOf(document, language);
    const kinds = readMarkdown(text).map(({ kind }) => kind);
    expect(kinds).toEqual(Array.from({ length: sections[document] }, () => ["heading", "paragraph"]).flat());
    // What is read from a message as it stands has no places to fill and nothing quoted for ICU.
    expect(text).not.toMatch(/[{}']/);
  },
);
