/** One package of the build, as in `/notices.json` (scripts/build/notices.ts). */
export type Notice = {
  readonly name: string;
  readonly version: string;
  /** Its SPDX name; empty when only the text is known. */
  readonly license: string;
  /** The text of the licence; empty when the package contains none. */
  readonly text: string;
};

export function readNotices(value: unknown): readonly Notice[] | null {
  return Array.isArray(value) && value.every(isNotice) ? value : null;
}

function isNotice(value: unknown): value is Notice {
  return (
    typeof value === "object" &&
    value !== null &&
    ["name", "version", "license", "text"].every(
      (key) =>
        key in value && typeof Object.entries(value).find(([field]) => field === key)?.[1] === "string",
    )
  );
}
