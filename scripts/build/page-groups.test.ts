import { expect, test } from "vitest";
import { groupModules } from "./page-groups.ts";

const login = "app/features/auth/login-page.tsx";
const arrival = "app/features/auth/arrival/arrival-page.tsx";
const dashboard = "app/features/dashboard/dashboard-page.tsx";
const list = "app/features/relationships/list-page.tsx";
const profile = "app/features/profile/profile-page.tsx";
const game = "app/features/game/game-page.tsx";

type Imports = Readonly<Record<string, readonly string[]>>;

/** Pages that are there for their number. */
const others = Array.from({ length: 10 }, (_, at) => `app/features/other-page-${at}.tsx`);

const strips = [
  "app/features/game/seal-strip.tsx",
  "app/features/game/house-strip.tsx",
  "app/features/game/strip.tsx",
];

const imports: Imports = {
  ...Object.fromEntries(others.map((path) => [path, ["app/ui/frame.tsx"]])),
  "app/main.tsx": ["app/app.tsx", "app/routes.tsx"],
  "app/app.tsx": ["app/lib/session.ts"],
  [arrival]: ["app/features/auth/auth-shell.tsx"],
  [login]: [
    "app/features/auth/auth-shell.tsx",
    "app/features/auth/auth-form.tsx",
    "app/ui/button.tsx",
    "app/ui/field.tsx",
  ],
  "app/features/auth/signup-page.tsx": ["app/features/auth/auth-form.tsx", "app/ui/link.tsx"],
  "app/features/frame/app-shell.tsx": ["app/store/journal.ts", "app/ui/button.tsx"],
  "app/demo-routes.tsx": ["app/ui/strip.tsx"],
  [dashboard]: [
    "app/features/dashboard/figures.tsx",
    "app/features/relationships/row.tsx",
    "app/ui/link.tsx",
  ],
  "app/features/relationships/row.tsx": ["app/ui/map-frame.tsx", "app/ui/mark.tsx"],
  [list]: ["app/features/relationships/row.tsx", "app/features/relationships/filter.ts", "app/ui/field.tsx"],
  [profile]: [
    "app/ui/mark.tsx",
    "app/ui/switch.tsx",
    "app/ui/tabs.tsx",
    "app/ui/picture.tsx",
    "app/ui/carousel.tsx",
    "domain/check.ts",
    "app/ui/engraving.tsx",
    "app/store/photos.ts",
  ],
  [game]: [
    "app/ui/switch.tsx",
    "app/ui/tabs.tsx",
    "app/ui/picture.tsx",
    "app/features/game/seal.tsx",
    "app/ui/carousel.tsx",
    "domain/check.ts",
    "app/ui/engraving.tsx",
  ],
  "app/features/game/seals.tsx": [
    "app/ui/switch.tsx",
    "app/ui/picture.tsx",
    "app/features/game/seal.tsx",
    "app/ui/carousel.tsx",
    "domain/check.ts",
    "app/ui/engraving.tsx",
  ],
  ...Object.fromEntries(strips.map((path) => [path, ["app/ui/strip.tsx"]])),
  "domain/check.ts": ["domain/schema.ts"],
  "app/features/game/houses.tsx": ["app/features/game/seal.tsx"],
  "app/ui/map.tsx": ["app/ui/map-frame.tsx", "app/ui/frame.tsx"],
  "app/store/other-journals.ts": ["app/store/journal.ts"],
  "app/store/sync-loop.ts": ["app/store/queue.ts", "app/store/photos.ts", "domain/schema.ts"],
};
const lazyImports: Imports = {
  "app/main.tsx": ["app/store/other-journals.ts"],
  "app/routes.tsx": [login, "app/features/auth/signup-page.tsx", "app/app-pages.tsx"],
  "app/app-pages.tsx": ["app/features/frame/app-shell.tsx", dashboard, list, profile, game, ...others],
  [login]: ["app/ui/map.tsx"],
  "app/ui/map.tsx": ["app/ui/picture.tsx"],
  "app/store/journal.ts": ["app/store/sync-loop.ts"],
  "app/store/queue.ts": ["app/store/wipe.ts"],
  [game]: ["app/features/game/seals.tsx", "app/features/game/houses.tsx", ...strips],
};
const packages: Imports = {
  "app/main.tsx": ["react"],
  "app/ui/switch.tsx": ["react"],
  "app/ui/carousel.tsx": ["embla"],
  "domain/schema.ts": ["zod"],
  "app/store/queue.ts": ["zod"],
};
const icons: Imports = {
  [login]: ["eye"],
  [dashboard]: ["plus"],
  [profile]: ["eye", "plus", "trash"],
  "app/features/auth/signup-page.tsx": ["check"],
  "app/demo-routes.tsx": ["moon"],
  [game]: ["moon"],
};
const { groups, lateIcons } = groupModules({
  icons: (path) => icons[path] ?? [],
  packages: (path) => packages[path] ?? [],
  size: (path) => (path === "app/ui/engraving.tsx" ? 30_000 : 100),
  imports: (path) => imports[path] ?? [],
  lazyImports: (path) => lazyImports[path] ?? [],
});

test.each([
  ["what every page needs", "app/lib/session.ts", "start"],
  ["what the sign-in page and the pages behind it both need", "app/ui/button.tsx", "start"],
  ["what the sign-in page and a newcomer's first share", "app/features/auth/auth-shell.tsx", "door"],
  ["the sign-in page itself", login, undefined],
  ["what only sign-in pages share", "app/features/auth/auth-form.tsx", undefined],
  ["what the sign-in page shares with a page that is not the dashboard", "app/ui/field.tsx", "forms"],
  ["what the shell opens, even where a sign-out opens it too", "app/store/journal.ts", "journal"],
  ["the table of the pages behind sign-in", "app/app-pages.tsx", "journal"],
  ["what pages behind sign-in share", "app/ui/mark.tsx", "journal"],
  ["what a visitor's page shares with them", "app/ui/link.tsx", "common"],
  ["what a late part of the sign-in page shares with them", "app/ui/map-frame.tsx", "common"],
  ["the dashboard", "app/features/dashboard/figures.tsx", "dashboard"],
  ["what the dashboard shows of another feature", "app/features/relationships/row.tsx", "rows"],
  ["what the store loads for its work", "app/store/queue.ts", "work"],
  ["what that work loads in turn", "app/store/wipe.ts", "work"],
  ["what a page needs of that work", "app/store/photos.ts", undefined],
  ["what three pages or their parts need", "app/ui/switch.tsx", "shared"],
  ["what brings the package of checks along, and three of them need it", "domain/check.ts", "checked"],
  ["what would bring another package along, though three of them need it", "app/ui/carousel.tsx", undefined],
  ["what is large, though three of them need it", "app/ui/engraving.tsx", undefined],
  ["what two of them need", "app/ui/tabs.tsx", undefined],
  ["what three of them need, but the demo before it is drawn", "app/ui/strip.tsx", undefined],
  ["what three of them need, but a visitor too", "app/ui/picture.tsx", undefined],
  ["what most of them need, and a visitor too", "app/ui/frame.tsx", "both"],
  ["a feature's own piece, though three of its parts need it", "app/features/game/seal.tsx", undefined],
  ["what only another page needs", "app/features/relationships/filter.ts", undefined],
  ["a late part of a page", "app/ui/map.tsx", undefined],
  ["a page that is neither", profile, undefined],
] as const)("%s: %s is in %s", (_, path, expected) => {
  expect(groups.get(path)).toBe(expected);
});

test("an icon of the sign-in page, the dashboard or the demo stays with it, all others are in one file", () => {
  expect([...lateIcons].toSorted()).toEqual(["check", "trash"]);
});
