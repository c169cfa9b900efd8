/**
 * The pages of the app as the journeys over all of them open them, from the app's own paths: a page that is added there is walked. Only what a
 * path does not tell is written here by hand: what stands for its parameters, and what an address asks for.
 */
import { adminPaths } from "#app/features/admin/admin-paths.ts";
import { appPaths, paths, patterns } from "#app/paths.ts";

/** Ids of rows that a journey wrote, for the pages that are about them. */
export type OwnRows = { readonly relationship: string; readonly moment: string };

type Pattern = (typeof patterns)[keyof typeof patterns];

/** What stands for a path's parameter: a row of one's own, or itself written out; null where another path has the same page. */
const examples: Readonly<Record<Pattern, keyof OwnRows | `/${string}` | null>> = {
  [patterns.relationship]: "relationship",
  [patterns.editRelationship]: "relationship",
  [patterns.eraseRelationship]: "relationship",
  [patterns.photos]: "relationship",
  [patterns.relationshipProfile]: null,
  [patterns.moment]: "moment",
  [patterns.editMoment]: "moment",
  [patterns.momentHistory]: "moment",
  [patterns.year]: "/year/2025",
  [patterns.calendarYear]: "/calendar/2024",
  [patterns.conflict]: "/waiting/none",
  [patterns.thread]: "/messages/none",
  // Below, as `office`.
  [patterns.admin]: null,
};

/** Paths that only send on by themselves, as they are opened for a page of their own; null where that takes a password first. */
const asked: Readonly<Record<string, string | null>> = {
  [paths.note]: `${paths.note}?shared=failed`,
  [paths.authCallback]: `${paths.authCallback}?error=signup_disabled`,
  [paths.twoFactorPrompt]: null,
};

const isPattern = (path: string): path is Pattern => path in examples;
const open = (path: string) => asked[path] ?? (path in asked ? [] : path);

const behindSignIn: ReadonlySet<string> = new Set([...appPaths, paths.admin, paths.demo]);

/** Open to strangers. */
export const doors: readonly string[] = [
  ...Object.values(paths)
    .filter((path) => typeof path === "string")
    .filter((path) => !behindSignIn.has(path))
    .flatMap(open),
  "/no-such-place",
];

/** Behind sign-in, without those about a row. */
export const rooms: readonly string[] = appPaths.flatMap((path) => {
  if (!isPattern(path)) return open(path);
  const example = examples[path];
  return example?.startsWith("/") ? example : [];
});

/** Of the demo, which is entered by loading a page: those behind sign-in, under its own address. */
export const demoRooms: readonly string[] = rooms.map((path) =>
  path === paths.dashboard ? paths.demo : paths.demo + path,
);

/** A page of the demo for each way in which it differs from the one behind sign-in: its frame, and what asks for an account. */
export const demoFrames = [
  paths.demo,
  `${paths.demo}${paths.devices}`,
  `${paths.demo}${paths.messages}`,
] as const;

/** Behind sign-in, about these rows. */
export function roomsOf(own: OwnRows): readonly string[] {
  return appPaths.flatMap((path) => {
    const example = isPattern(path) ? examples[path] : null;
    return example === "relationship" || example === "moment" ? path.replace(":id", own[example]) : [];
  });
}

/** For superadmins; the page about a person takes their id. */
export const office: readonly string[] = Object.values(adminPaths).filter((path) => typeof path === "string");
export const officeOf = adminPaths.user;

/** Pages once more: for a row that is not there, or a part that their address asks for. Never walked right after themselves: they keep their main element. */
export const views = {
  doors: [
    `${paths.resetPassword}?token=gone`,
    `${paths.undoAddress}?token=gone`,
    `${paths.lostFactor}?token=gone`,
    `${paths.lostFactor}?stop=gone`,
  ],
  missing: [paths.relationship("none"), paths.photos("none"), paths.moment("none")],
  rooms: [`${paths.confirmNewAddress}?token=gone`, `${paths.moments}?of=nobody`],
  office: [`${adminPaths.content}?view=letters`],
} as const;

/** Each language in one width and theme; `findBarriers` looks at the other theme too. */
export const ways = [
  { locale: "en-GB", colorScheme: "light", width: 1280 },
  { locale: "fr-FR", colorScheme: "dark", width: 360 },
] as const;
