/** Rules about file names. A feature of the server has a closed list of them. */
import type { Graph } from "./graph.ts";
import type { Wall } from "./wall.ts";

const meaningless = /(?:^|\/)(?:utils?|helpers?|common|misc|shared)(?:\.tsx?$|\/)/;

/** routes: parse, authorize, act, present. queries and mutations: the only ones that touch SQL. present: row → wire. */
const vocabulary =
  /^(?:(?:[\w-]+-)?routes\.ts|queries\.ts|queries\/.+|mutations\.ts|mutations\/.+|present\.ts|sync-rules\.ts|[\w-]+\.test\.ts)$/;

/** Further names by feature, each with its reason. A name that ends in "/" is a folder. */
const furtherNouns: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  auth: {
    "accept-code.ts": "what a right code does, whichever kind it is",
    "account-mail.ts": "which letter goes to whom, and where its link leads",
    "accounts.ts": "the services of accounts: their mails, and the providers that are set up",
    "auth-database.ts": "statements on the auth schema, for queries and mutations alike",
    "confirm-cookie.ts": "ties a confirmation link to the browser that asked for it",
    "factor-seal.ts": "how the second factor's secrets are sealed and hashed",
    "fields.ts": "what the forms of an account send, shared by five files of routes",
    "hash-password.ts": "Argon2 and its bounds",
    "login-throttle.ts": "how often a password may be guessed",
    "outside/": "the way to a provider of outside accounts and back, and what of its word counts",
    "passkey-providers.ts": "who keeps a passkey, by its authenticator's own word",
    "send-code.ts": "a code by text message, counted before it leaves",
    "finish-sign-in.ts": "what every way in ends with",
    "record-login.ts": "notes every way in and out",
    "start-session.ts": "the last step of every way in",
    "trusted-cookie.ts": "ties a browser to the account that trusts it",
    "webauthn.ts": "what an authenticator is asked, and what its answer proves",
  },
  billing: {
    "facts.ts": "what the provider and we know of a person, as one value",
    "provider-state.ts": "reads the provider's objects; pure, so that the order of events cannot matter",
    "provider-trouble.ts": "the provider's refusals in our words",
  },
  devices: {
    "describe-browser.ts": "what a browser says of itself, in the names people know",
    "find-country.ts": "the country of a network, from a file",
  },
  dev: { "inbox-page.ts": "the page of development's inbox" },
  lisa: {
    "run.ts": "one reply of the model, from its place in line to what becomes of its message",
  },
  media: {
    "content/": "reads and makes again what was uploaded; runs in the child process",
    "opening/": "the child process itself: its bounds, its line, its frames",
    "serve-media.ts": "answers in ranges, outside of what a declared route gives",
  },
  messages: { "report-seal.ts": "how what is shown with a report is sealed, and opened by the back-office" },
  support: { "letter-seal.ts": "how a letter is sealed, and opened by the back-office and for its mail" },
  backups: { "backup-query.ts": "what a list is asked for, read from address and headers" },
  relationships: { "relationship-filter.ts": "what a list of opened rows is filtered and ordered by" },
  tables: {
    "table-api.ts": "what each synced table gives and takes over HTTP",
    "answer-written.ts": "what a write answers, as the headers ask",
  },
  tokens: { "signed-tokens.ts": "how a short-lived token is signed and read" },
  sync: { "rows/": "how a synced row is stored, sealed and opened" },
};

const featureFile = /^server\/features\/([\w-]+)\/(.+)$/;

function isKnown(path: string): boolean {
  const [, feature = "", name = ""] = featureFile.exec(path) ?? [];
  if (vocabulary.test(name)) return true;
  const nouns = Object.keys(furtherNouns[feature] ?? {});
  return nouns.some((noun) => name === noun || (noun.endsWith("/") && name.startsWith(noun)));
}

function isHeld(noun: string, feature: string, paths: ReadonlySet<string>): boolean {
  const path = `server/features/${feature}/${noun}`;
  return noun.endsWith("/") ? [...paths].some((one) => one.startsWith(path)) : paths.has(path);
}

export const nameWalls: readonly Wall[] = [
  {
    says: "no file or folder is called utils, helpers, common, misc or shared",
    breaches: ({ sources }) =>
      [...sources.keys()]
        .filter((path) => meaningless.test(path))
        .map((path) => ({ path, line: 1, detail: "name what it holds" })),
  },
  {
    says: "file names in server/features: routes, queries, mutations, present, sync-rules, tests, and the listed exceptions",
    breaches: ({ paths }: Graph) =>
      [...paths]
        .filter((path) => featureFile.test(path) && !isKnown(path))
        .map((path) => ({ path, line: 1, detail: "not in the list (scripts/walls/names.ts)" })),
  },
];

/** A listed name without a file. Checked on the whole repository only: a test tree has few of them. */
export const reasonWall: Wall = {
  says: "every listed name of a feature exists",
  breaches: ({ paths }) =>
    Object.entries(furtherNouns).flatMap(([feature, nouns]) =>
      Object.keys(nouns)
        .filter((noun) => !isHeld(noun, feature, paths))
        .map((noun) => ({ path: "scripts/walls/names.ts", line: 1, detail: `${feature}/${noun} is gone` })),
    ),
};
