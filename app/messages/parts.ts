/** The messages that the routes load beside their pages (app/routes.tsx, app/app-pages.tsx); the other pages bring their own. */
import { featureMessages, type LazyChunk } from "./lazy-messages.ts";
import { allWords, loadWordsFile, type WordsFiles, type WordsLoader, wordsLoader } from "./words-loader.ts";

/** Every page. */
export const startWords = featureMessages(
  "frame",
  import.meta.glob<LazyChunk<"frame">>("../features/frame/messages.*.ts"),
);

/** The sign-in pages. */
export const doorWords = featureMessages(
  "auth",
  import.meta.glob<LazyChunk<"auth">>("../features/auth/messages.*.ts"),
);

/** Opening an account, and finding the way back into one. */
export const accountsWords = featureMessages(
  "accounts",
  import.meta.glob<LazyChunk<"accounts">>("../features/auth/accounts/messages.*.ts"),
);

/** What a newcomer meets first. */
export const arrivalWords = featureMessages(
  "arrival",
  import.meta.glob<LazyChunk<"arrival">>("../features/auth/arrival/messages.*.ts"),
);

/** Every page behind sign-in. */
export const journalWords = together("journal", import.meta.glob<Together>("./journal.*.ts"));

export const dashboardWords = featureMessages(
  "dashboard",
  import.meta.glob<LazyChunk<"dashboard">>("../features/dashboard/messages.*.ts"),
);

/** A relationship's page and form; also where it is spoken of in their words. */
export const relationshipWords = together("relationship", import.meta.glob<Together>("./relationship.*.ts"));

export const profileWords = featureMessages(
  "profile",
  import.meta.glob<LazyChunk<"profile">>("../features/profile/messages.*.ts"),
);

export const onboardingWords = featureMessages(
  "onboarding",
  import.meta.glob<LazyChunk<"onboarding">>("../features/onboarding/messages.*.ts"),
);

/** What fields are called. */
export const fieldNames = featureMessages(
  "fields",
  import.meta.glob<LazyChunk<"fields">>("../words/fields/messages.*.ts"),
);

/** What the form of a relationship says. */
export const relationshipFormWords = allWords(relationshipWords, fieldNames);

/** And how their values read: the closed sets of a profile and a relationship in the words of their forms. */
export const fieldWords = allWords(fieldNames, profileWords, relationshipWords);

/** A file that puts the messages of several features together. */
type Together = { readonly messages: object };

function together(name: string, files: WordsFiles<Together>): WordsLoader {
  return wordsLoader(async (language) => (await loadWordsFile(name, files, language)).messages);
}
