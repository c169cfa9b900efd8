// What the page needs before its code: the boot script, which preloads the person's language, session and first page.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { type HtmlTagDescriptor, minifySync, type Plugin, type Rolldown } from "vite";

type Bundle = Rolldown.OutputBundle;

const bootPath = "app/boot.js";

export function writeHead(): Plugin {
  const boot = minifySync(bootPath, readFileSync(bootPath, "utf8"), { module: false }).code;
  const builtBoot = `assets/boot-${createHash("sha256").update(boot).digest("base64url").slice(0, 8)}.js`;
  return {
    name: "write-head",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: builtBoot, source: boot });
    },
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle }) => [bundle ? bootTag(`/${builtBoot}`, bundle) : bootTag(`/${bootPath}`)],
    },
  };
}

/** Blocking on purpose: it is a few lines, and decides the theme before the first paint. */
function bootTag(src: string, bundle: Bundle = {}): HtmlTagDescriptor {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  // A page whose file held nothing else is in that of its group.
  const chunkOf = (path: string) => {
    const found =
      chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(path)) ??
      chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(path)));
    if (!found) throw new Error(`${path} is in no file of the build`);
    return found;
  };
  const first = chunks.find(({ isEntry }) => isEntry);
  const entry = first ? withImports(first, bundle) : new Set();
  const filesOf = (path: string) =>
    [...withImports(chunkOf(path), bundle)]
      .filter((file) => !entry.has(file))
      .map((file) => `/${file}`)
      .join(" ");
  const isBuilt = chunks.length > 0;
  const hasBackend = process.env.VITE_BACKEND !== "none";
  const attrs = {
    src,
    ...(isBuilt && hasBackend ? { "data-session": "/api/session" } : {}),
    ...(isBuilt ? { "data-manifest": "/manifest", ...filesByPart(filesOf) } : {}),
  };
  return { tag: "script", attrs, injectTo: "head-prepend" };
}

const auth = (page: string) => ({ pages: [`auth/${page}`], words: ["auth", "auth/accounts"] });
const plain = (page: string, words: string) => ({ pages: ["frame/plain-layout", page], words: [words] });

/** The pages before sign-in by their path (app/routes.tsx), with the features whose words they are written in. */
const openPages: Readonly<
  Record<string, { readonly pages: readonly string[]; readonly words: readonly string[] }>
> = {
  "/": { pages: ["auth/arrival/arrival-page"], words: ["auth", "auth/arrival"] },
  "/login": { pages: ["auth/login-page"], words: ["auth"] },
  "/login/two-factor": { pages: ["factor/prompt-page"], words: ["auth", "factor"] },
  "/signup": auth("signup-page"),
  "/forgot-password": auth("forgot-password-page"),
  "/reset-password": auth("reset-password-page"),
  "/auth/callback": auth("auth-callback-page"),
  "/auth/undo-address": { pages: ["address/undo-page"], words: ["auth", "auth/accounts", "address"] },
  "/auth/lost-factor": { pages: ["factor/lost-page"], words: ["auth", "factor"] },
  "/legal/privacy": plain("legal/privacy-page", "legal"),
  "/legal/terms": plain("legal/terms-page", "legal"),
  "/legal/notices": plain("notices/notices-page", "notices"),
  "/support": plain("support/support-page", "support"),
};

/** The code of each part of the first pages, and its words in each language. */
function filesByPart(filesOf: (path: string) => string): Readonly<Record<string, string>> {
  const words = (part: string, path: string) => ({
    [`data-${part}-en`]: filesOf(`${path}.en.ts`),
    [`data-${part}-fr`]: filesOf(`${path}.fr.ts`),
  });
  const filesOfAll = (paths: readonly string[]) =>
    [...new Set(paths.flatMap((path) => filesOf(path).split(" ")))].join(" ");
  const open = Object.entries(openPages).map(([path, { pages, words: features }]) => [
    path,
    [
      filesOfAll(pages.map((page) => `/app/features/${page}.tsx`)),
      ...["en", "fr"].map((language) =>
        filesOfAll(features.map((name) => `/app/features/${name}/messages.${language}.ts`)),
      ),
    ],
  ]);
  return {
    ...words("start", "/app/features/frame/messages"),
    "data-open": JSON.stringify(Object.fromEntries(open)),
    "data-shell": filesOfAll(["/app/app-pages.tsx", "/app/features/frame/app-shell.tsx"]),
    ...words("shell", "/app/messages/journal"),
    ...demoFiles(filesOf),
    "data-dashboard": filesOf("/app/features/dashboard/dashboard-page.tsx"),
    ...words("dashboard", "/app/features/dashboard/messages"),
  };
}

/** What the demo adds to the shell, in builds that have it. */
function demoFiles(filesOf: (path: string) => string): Readonly<Record<string, string>> {
  if (process.env.VITE_DEMO_MODE !== "true") return {};
  const code = ["/app/demo-routes.tsx", "/app/features/frame/demo-shell.tsx", "/app/store/demo/open-demo.ts"];
  const words = (language: string) =>
    ["/app/features/demo/messages", "/domain/demo-life/words"].map((path) =>
      filesOf(`${path}.${language}.ts`),
    );
  return {
    "data-demo": code.map(filesOf).join(" "),
    "data-demo-en": words("en").join(" "),
    "data-demo-fr": words("fr").join(" "),
  };
}

/** A chunk and all its static imports. */
function withImports(first: Rolldown.OutputChunk, bundle: Bundle): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (name: string) => {
    const file = bundle[name];
    if (seen.has(name) || file?.type !== "chunk") return;
    seen.add(name);
    file.imports.forEach(visit);
  };
  visit(first.fileName);
  return seen;
}
