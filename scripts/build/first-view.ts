// The view before the first script has run: name and tagline, written into the page itself.
import type { Plugin } from "vite";
import { wordmarkBox, wordmarkOutlines } from "#app/ui/type/wordmark-outlines.ts";
import { en } from "../../app/features/frame/messages.en.ts";
import { fr } from "../../app/features/frame/messages.fr.ts";

// In the middle, by what is known before the words are read: a browser may draw between the two. Two lines in either language: in its
// place also before the letter has come, whose lines break elsewhere.
const height = 28;
const width = Math.round((height * 764) / 234);

/** Hidden by a rule of app/styles.css as soon as #root has content. */
export function firstView(): Plugin {
  return {
    name: "first-view",
    transformIndexHtml: (html) => html.replace('<div id="root"></div>', `$&\n    ${picture}`),
  };
}

const picture = `<div id="first-view" class="fixed inset-0 flex flex-col gap-6 px-(--page-gutter) pt-[calc(50dvh-26px-1lh)] type-display lg:px-20">
      <svg viewBox="${wordmarkBox}" width="${width}" height="${height}" class="block flex-none fill-current" role="img" aria-label="Tendre"><path d="${wordmarkOutlines}"/></svg>
      <p class="h-[2lh] max-w-[14ch]" lang="en">${en.tagline}</p>
      <p class="h-[2lh] max-w-[14ch]" lang="fr">${fr.tagline}</p>
    </div>`;
