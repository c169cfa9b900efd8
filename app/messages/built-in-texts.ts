/** The built-in legal and support texts in Markdown, for whoever begins their own from them. */
import type { SiteDocument, SiteLanguage } from "#domain/site/site-text.ts";
import { featureMessages, type LazyChunk } from "./lazy-messages.ts";

const legalWords = featureMessages(
  "legal",
  import.meta.glob<LazyChunk<"legal">>("../features/legal/messages.*.ts"),
);
const supportWords = featureMessages(
  "support",
  import.meta.glob<LazyChunk<"support">>("../features/support/messages.*.ts"),
);

type Section = { readonly title: string; readonly text: string };

/** Whom to write to stands below every support text, and is no part of it. Rejects where the words cannot be fetched. */
export async function builtInTextOf(document: SiteDocument, language: SiteLanguage): Promise<string> {
  if (document !== "support") return markdownOf((await legalWords(language)).legal?.[document]);
  const { support } = await supportWords(language);
  return markdownOf(support && { ...support, contact: "", letter: "" });
}

function markdownOf(words: Readonly<Record<string, string | Section>> = {}): string {
  return Object.values(words)
    .filter((one) => typeof one !== "string")
    .map(({ title, text }) => `# ${title}\n\n${text}`)
    .join("\n\n");
}
