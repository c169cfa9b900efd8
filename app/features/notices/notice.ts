/** One package in the build, as `/notices.json` tells it (scripts/build/notices.ts). */
export type Notice = {
  readonly name: string;
  readonly version: string;
  /** Its SPDX name; empty where only the text says. */
  readonly license: string;
  /** The licence's own words; empty where the package brings none. */
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
