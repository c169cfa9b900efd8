/** The pages behind sign-in and their frame: a visitor who is not signed in loads none of this. */
import {
  accountsWords,
  dashboardWords,
  doorWords,
  journalWords,
  onboardingWords,
  profileWords,
  relationshipFormWords,
  relationshipWords,
} from "./messages/parts.ts";
import { allWords } from "./messages/words-loader.ts";
import { type AppPath, paths, patterns } from "./paths.ts";
import type { LoadPage } from "./routes.tsx";
import { type PageModule, worded } from "./worded-page.tsx";

export const loadShell: LoadPage = () => worded(journalWords, import("#app/features/frame/app-shell.tsx"));

/** Not among the pages: nobody loads it ahead. */
export const loadAdmin: LoadPage = () => import("./admin-routes.tsx");

/** The rules of a password, as at the sign-up. */
const ownPasswordWords = allWords(doorWords, accountsWords);

const firstDaysWords = allWords(onboardingWords, profileWords);

/** A page that names places comes with their lettering. */
async function lettered(page: Promise<PageModule>): Promise<PageModule> {
  const [module] = await Promise.all([
    page,
    import("./ui/map/lettering-font.ts").then(({ letteringIsHere }) => letteringIsHere()),
  ]);
  return module;
}

export const appPages: Readonly<Record<AppPath, LoadPage>> = {
  [paths.onboarding]: () => worded(firstDaysWords, import("#app/features/onboarding/onboarding-page.tsx")),
  [paths.dashboard]: () => worded(dashboardWords, import("#app/features/dashboard/dashboard-page.tsx")),
  [paths.list]: () => worded(relationshipWords, import("#app/features/relationships/list-page.tsx")),
  [paths.add]: () => worded(relationshipFormWords, import("#app/features/relationships/add-page.tsx")),
  [patterns.relationship]: () =>
    worded(relationshipWords, import("#app/features/relationships/relationship-page.tsx")),
  [patterns.relationshipProfile]: () =>
    worded(relationshipWords, import("#app/features/relationships/relationship-page.tsx")),
  [patterns.editRelationship]: () =>
    worded(relationshipFormWords, import("#app/features/relationships/edit-page.tsx")),
  [patterns.photos]: () => worded(relationshipWords, import("#app/features/media/media-page.tsx")),
  [patterns.eraseRelationship]: () => import("#app/features/erase/erase-page.tsx"),
  [paths.search]: () => import("#app/features/search/search-page.tsx"),
  [paths.note]: () => import("#app/features/share/note-page.tsx"),
  [paths.profile]: () => worded(profileWords, import("#app/features/profile/profile-page.tsx")),
  [paths.deleteAccount]: () => import("#app/features/deletion/delete-account-page.tsx"),
  [paths.lock]: () => import("#app/features/lock/lock-page.tsx"),
  [paths.devices]: () => import("#app/features/devices/devices-page.tsx"),
  [paths.tokens]: () => import("#app/features/tokens/tokens-page.tsx"),
  [paths.ownData]: () => import("#app/features/copies/copies-page.tsx"),
  [paths.storage]: () => import("#app/features/install/storage-page.tsx"),
  [paths.journalInTime]: () => import("#app/features/time/time-page.tsx"),
  [paths.twoFactorSetup]: () => import("#app/features/factor/two-factor-page.tsx"),
  [paths.passkeys]: () => import("#app/features/passkeys/passkeys-page.tsx"),
  [paths.address]: () => import("#app/features/address/address-page.tsx"),
  [paths.password]: () => worded(ownPasswordWords, import("#app/features/password/password-page.tsx")),
  [paths.outsideAccounts]: () => import("#app/features/outside-accounts/outside-accounts-page.tsx"),
  [paths.confirmNewAddress]: () => import("#app/features/address/confirm-page.tsx"),
  [paths.phone]: () => import("#app/features/phone/phone-page.tsx"),
  [paths.statistics]: () => import("#app/features/statistics/statistics-page.tsx"),
  [paths.lisa]: () => import("#app/features/lisa/lisa-page.tsx"),
  [paths.nextCrush]: () => import("#app/features/lisa/next-crush/next-crush-page.tsx"),
  [paths.letter]: () => import("#app/features/lisa/letter/letter-page.tsx"),
  [paths.game]: () => lettered(import("#app/features/game/game-page.tsx")),
  [paths.subscription]: () => import("#app/features/subscription/subscription-page.tsx"),
  [paths.lifeline]: () => import("#app/features/timeline/lifeline-page.tsx"),
  [paths.memories]: () => import("#app/features/timeline/memories-page.tsx"),
  [paths.calendar]: () => import("#app/features/timeline/calendar-page.tsx"),
  [patterns.calendarYear]: () => import("#app/features/timeline/calendar-page.tsx"),
  [patterns.year]: () => import("./features/statistics/year/year-page.tsx"),
  [paths.moments]: () => import("#app/features/moments/moments-page.tsx"),
  [patterns.moment]: () => import("#app/features/moments/moment-page.tsx"),
  [patterns.editMoment]: () => import("#app/features/moments/edit-moment-page.tsx"),
  [patterns.momentHistory]: () => import("#app/features/moments/moment-history-page.tsx"),
  [paths.trash]: () => import("#app/features/moments/trash-page.tsx"),
  [paths.waiting]: () => worded(relationshipWords, import("#app/features/waiting/waiting-page.tsx")),
  [patterns.conflict]: () => import("./features/conflicts/conflict-page.tsx"),
  [paths.messages]: () => import("#app/features/messages/messages-page.tsx"),
  [patterns.thread]: () => import("#app/features/messages/messages-page.tsx"),
  [paths.messageSettings]: () => import("#app/features/messages/settings/settings-page.tsx"),
};

/** Preloads the pages behind sign-in while the network is idle, so that they open without a network too. */
export async function preloadAppPages(): Promise<void> {
  await (await import("./preload-pages.ts")).preloadAppPages();
}
