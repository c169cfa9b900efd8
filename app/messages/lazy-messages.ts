/** Messages of one feature: a file for each language, loaded with the pages that need it. */

import type { en as address } from "#app/features/address/messages.en.ts";
import type { en as adminAi } from "#app/features/admin/ai/messages.en.ts";
import type { en as adminAudit } from "#app/features/admin/audit/messages.en.ts";
import type { en as adminContent } from "#app/features/admin/content/messages.en.ts";
import type { en as adminGame } from "#app/features/admin/gamification/messages.en.ts";
import type { en as adminGuard } from "#app/features/admin/guard/messages.en.ts";
import type { en as admin } from "#app/features/admin/messages.en.ts";
import type { en as adminOverview } from "#app/features/admin/overview/messages.en.ts";
import type { en as adminSecurity } from "#app/features/admin/security/messages.en.ts";
import type { en as adminSettings } from "#app/features/admin/settings/messages.en.ts";
import type { en as adminUsers } from "#app/features/admin/users/messages.en.ts";
import type { en as announcements } from "#app/features/announcements/messages.en.ts";
import type { en as accounts } from "#app/features/auth/accounts/messages.en.ts";
import type { en as arrival } from "#app/features/auth/arrival/messages.en.ts";
import type { en as auth } from "#app/features/auth/messages.en.ts";
import type { en as conflicts } from "#app/features/conflicts/messages.en.ts";
import type { en as backups } from "#app/features/copies/backups/messages.en.ts";
import type { en as foreign } from "#app/features/copies/import/foreign/messages.en.ts";
import type { en as copies } from "#app/features/copies/messages.en.ts";
import type { en as move } from "#app/features/copies/move/messages.en.ts";
import type { en as dashboard } from "#app/features/dashboard/messages.en.ts";
import type { en as deletion } from "#app/features/deletion/messages.en.ts";
import type { en as demo } from "#app/features/demo/messages.en.ts";
import type { en as devices } from "#app/features/devices/messages.en.ts";
import type { en as erase } from "#app/features/erase/messages.en.ts";
import type { en as factor } from "#app/features/factor/messages.en.ts";
import type { en as lost } from "#app/features/frame/lost/messages.en.ts";
import type { en as frame } from "#app/features/frame/messages.en.ts";
import type { en as notFound } from "#app/features/frame/not-found/messages.en.ts";
import type { en as shortcuts } from "#app/features/frame/shortcuts/messages.en.ts";
import type { en as game } from "#app/features/game/messages.en.ts";
import type { en as install } from "#app/features/install/messages.en.ts";
import type { en as leaving } from "#app/features/leaving/messages.en.ts";
import type { en as legal } from "#app/features/legal/messages.en.ts";
import type { en as lisa } from "#app/features/lisa/messages.en.ts";
import type { en as lock } from "#app/features/lock/messages.en.ts";
import type { en as media } from "#app/features/media/messages.en.ts";
import type { en as inbox } from "#app/features/messages/mark/messages.en.ts";
import type { en as messages } from "#app/features/messages/messages.en.ts";
import type { en as moments } from "#app/features/moments/messages.en.ts";
import type { en as notices } from "#app/features/notices/messages.en.ts";
import type { en as onboarding } from "#app/features/onboarding/messages.en.ts";
import type { en as outsideAccounts } from "#app/features/outside-accounts/messages.en.ts";
import type { en as passkeys } from "#app/features/passkeys/messages.en.ts";
import type { en as password } from "#app/features/password/messages.en.ts";
import type { en as phone } from "#app/features/phone/messages.en.ts";
import type { en as profile } from "#app/features/profile/messages.en.ts";
import type { en as refusals } from "#app/features/refusals/messages.en.ts";
import type { en as search } from "#app/features/search/messages.en.ts";
import type { en as share } from "#app/features/share/messages.en.ts";
import type { en as statistics } from "#app/features/statistics/messages.en.ts";
import type { en as year } from "#app/features/statistics/year/messages.en.ts";
import type { en as subscription } from "#app/features/subscription/messages.en.ts";
import type { en as support } from "#app/features/support/messages.en.ts";
import type { en as time } from "#app/features/time/messages.en.ts";
import type { en as timeline } from "#app/features/timeline/messages.en.ts";
import type { en as tokens } from "#app/features/tokens/messages.en.ts";
import type { en as waiting } from "#app/features/waiting/messages.en.ts";
import { isLanguage, type Language } from "#app/lib/i18n/language.ts";
import type { en as fields } from "#app/words/fields/messages.en.ts";
import { loadWordsFile, type WordsFiles, type WordsLoader, wordsLoader } from "./words-loader.ts";

export type LazyMessages = {
  readonly accounts: typeof accounts;
  readonly announcements: typeof announcements;
  readonly admin: typeof admin;
  readonly adminOverview: typeof adminOverview;
  readonly adminSecurity: typeof adminSecurity;
  readonly adminUsers: typeof adminUsers;
  readonly adminAi: typeof adminAi;
  readonly adminContent: typeof adminContent;
  readonly adminGame: typeof adminGame;
  readonly adminSettings: typeof adminSettings;
  readonly adminAudit: typeof adminAudit;
  readonly adminGuard: typeof adminGuard;
  readonly deletion: typeof deletion;
  readonly address: typeof address;
  readonly demo: typeof demo;
  readonly arrival: typeof arrival;
  readonly game: typeof game;
  readonly messages: typeof messages;
  readonly inbox: typeof inbox;
  readonly moments: typeof moments;
  readonly subscription: typeof subscription;
  readonly support: typeof support;
  readonly timeline: typeof timeline;
  readonly leaving: typeof leaving;
  readonly legal: typeof legal;
  readonly lisa: typeof lisa;
  readonly lock: typeof lock;
  readonly lost: typeof lost;
  readonly media: typeof media;
  readonly devices: typeof devices;
  readonly tokens: typeof tokens;
  readonly erase: typeof erase;
  readonly fields: typeof fields;
  readonly install: typeof install;
  readonly notFound: typeof notFound;
  readonly notices: typeof notices;
  readonly copies: typeof copies;
  readonly foreign: typeof foreign;
  readonly backups: typeof backups;
  readonly move: typeof move;
  readonly time: typeof time;
  readonly refusals: typeof refusals;
  readonly search: typeof search;
  readonly share: typeof share;
  readonly shortcuts: typeof shortcuts;
  readonly factor: typeof factor;
  readonly statistics: typeof statistics;
  readonly year: typeof year;
  readonly waiting: typeof waiting;
  readonly conflicts: typeof conflicts;
  readonly auth: typeof auth;
  readonly dashboard: typeof dashboard;
  readonly frame: typeof frame;
  readonly onboarding: typeof onboarding;
  readonly outsideAccounts: typeof outsideAccounts;
  readonly passkeys: typeof passkeys;
  readonly password: typeof password;
  readonly phone: typeof phone;
  readonly profile: typeof profile;
};
type LazyMessageName = keyof LazyMessages;

/** A feature's `messages.en.ts` or `messages.fr.ts`. */
export type LazyChunk<Name extends LazyMessageName> = Partial<Readonly<Record<Language, LazyMessages[Name]>>>;

type Part<Name extends LazyMessageName> = Pick<LazyMessages, Name>;

/** A feature's messages under its name; nothing is loaded before it is asked. */
export function featureMessages<Name extends LazyMessageName>(
  name: Name,
  files: WordsFiles<LazyChunk<Name>>,
): WordsLoader<Partial<Part<Name>>> {
  return wordsLoader(async (language) => {
    const part: Partial<Part<Name>> = {};
    part[name] = (await loadWordsFile(name, files, language))[language];
    return part;
  });
}

/** Resolves when the words of the language on screen are here. */
export async function wordsAreHere(words: WordsLoader): Promise<void> {
  const language = document.documentElement.lang;
  if (isLanguage(language)) await words(language);
}

/** Starts loading the current language at once, so that messages and page arrive together. */
export function lazyMessages<Name extends LazyMessageName>(name: Name, files: WordsFiles<LazyChunk<Name>>) {
  const words = featureMessages(name, files);
  const spoken = document.documentElement.lang;
  if (isLanguage(spoken)) void words(spoken).catch(() => undefined);
  return words;
}
