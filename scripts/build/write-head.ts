// What the page needs before its code: the boot script, the two fonts, and the person's language and session early.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { HtmlTagDescriptor, Plugin, Rolldown } from "vite";

type Bundle = Rolldown.OutputBundle;

const bootPath = "app/boot.js";
const preloadedFonts = /(newsreader|instrument-sans)-latin-.*\.woff2$/;

export function writeHead(): Plugin {
  const boot = readFileSync(bootPath);
  const builtBoot = `assets/boot-${createHash("sha256").update(boot).digest("base64url").slice(0, 8)}.js`;
  return {
    name: "write-head",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: builtBoot, source: boot });
    },
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle }) =>
        bundle ? [bootTag(`/${builtBoot}`, bundle), ...fontTags(bundle)] : [bootTag(`/${bootPath}`)],
    },
  };
}

/** Blocking on purpose: it is a few lines, and decides the theme before the first paint. */
function bootTag(src: string, bundle: Bundle = {}): HtmlTagDescriptor {
  const words = Object.fromEntries(
    ["en", "fr"].flatMap((language) => {
      const chunk = Object.values(bundle).find(
        (file) => file.type === "chunk" && file.facadeModuleId?.endsWith(`/app/lib/i18n/${language}.ts`),
      );
      return chunk ? [[`data-${language}`, `/${chunk.fileName}`]] : [];
    }),
  );
  return { tag: "script", attrs: { src, ...words }, injectTo: "head-prepend" };
}

function fontTags(bundle: Bundle): HtmlTagDescriptor[] {
  return Object.keys(bundle)
    .filter((name) => preloadedFonts.test(name))
    .map((name) => ({
      tag: "link",
      attrs: { rel: "preload", as: "font", type: "font/woff2", crossorigin: "", href: `/${name}` },
      injectTo: "head",
    }));
}
