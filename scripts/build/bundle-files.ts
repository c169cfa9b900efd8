/** Which files of the build a browser downloads before a page can be used, from the record of the build (bundle-record.ts). */
import { readFileSync } from "node:fs";
import type { Language } from "#app/lib/i18n/language.ts";

/** Beside the folder of the build. */
export const bundleRecordFile = "dist.modules.json";

export type ChunkRecord = {
  /** The module that is imported by this file's name, by its path in the project; null for a file that others share. */
  readonly page: string | null;
  readonly isEntry: boolean;
  /** Files that it imports statically. */
  readonly imports: readonly string[];
  /** Our own modules by path, packages by name: characters of each, minified alone. */
  readonly modules: Readonly<Record<string, number>>;
  readonly packages: Readonly<Record<string, number>>;
};

/** By file name, `assets/start-….js`. */
export type BundleRecord = Readonly<Record<string, ChunkRecord>>;

export function readBundleRecord(): BundleRecord {
  return JSON.parse(readFileSync(bundleRecordFile, "utf8"));
}

/** The modules that the first pages load, and their words: what app/boot.js preloads, but for the demo. */
export const firstPages = {
  login: {
    code: ["app/features/auth/login-page.tsx"],
    words: ["app/features/frame/messages", "app/features/auth/messages"],
  },
  arrival: {
    code: ["app/features/auth/arrival/arrival-page.tsx"],
    words: [
      "app/features/frame/messages",
      "app/features/auth/messages",
      "app/features/auth/arrival/messages",
    ],
  },
  dashboard: {
    code: [
      "app/app-pages.tsx",
      "app/features/frame/app-shell.tsx",
      "app/features/dashboard/dashboard-page.tsx",
    ],
    words: ["app/features/frame/messages", "app/messages/journal", "app/features/dashboard/messages"],
  },
  /** With its life. Only in builds that have it. */
  demo: {
    code: [
      "app/demo-routes.tsx",
      "app/app-pages.tsx",
      "app/features/frame/demo-shell.tsx",
      "app/features/dashboard/dashboard-page.tsx",
    ],
    words: [
      "app/features/frame/messages",
      "app/messages/journal",
      "app/features/demo/messages",
      "app/features/dashboard/messages",
      "domain/demo-life/words",
    ],
  },
} as const;

/** All files of a first page in a language: the entry, its code, its words, and all their static imports. */
export function filesOfPage(
  record: BundleRecord,
  page: keyof typeof firstPages,
  language: Language,
): ReadonlySet<string> {
  const { code, words } = firstPages[page];
  return filesOf(record, [...code, ...words.map((path) => `${path}.${language}.ts`)]);
}

/**
 * The entry, the files of these modules, and all their static imports.
 *
 * @throws Error when a module is in no file
 */
export function filesOf(record: BundleRecord, modules: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    record[file]?.imports.forEach(visit);
  };
  for (const file of Object.keys(record)) if (record[file]?.isEntry) visit(file);
  for (const module of modules) {
    visit(fileOf(record, module));
  }
  return found;
}

/** A page whose file held nothing else is in that of its group. */
function fileOf(record: BundleRecord, module: string): string {
  const files = Object.keys(record);
  const file =
    files.find((one) => record[one]?.page === module) ??
    files.find((one) => Object.hasOwn(record[one]?.modules ?? {}, module));
  if (!file) throw new Error(`${module} is in no file of the build`);
  return file;
}

/** Our own modules of some files. */
export function modulesIn(record: BundleRecord, files: Iterable<string>): readonly string[] {
  return [...files].flatMap((file) => Object.keys(record[file]?.modules ?? {}));
}
