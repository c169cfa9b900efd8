// The web app manifests: one for each language, and of each a neutral one for whoever wants a neutral tab (docs/decisions/031-app-lock.md).
// Which of them a browser reads is decided by app/boot.js. All four describe one app: the same `id`.
import type { Plugin } from "vite";
import { paths } from "../../app/paths.ts";
import { photoTypes, videoTypes } from "../../domain/media/upload.ts";

export const languages = ["en", "fr"] as const;
type Language = (typeof languages)[number];

const words = {
  en: {
    description: "A private map of your heart: a journal of your love life.",
    neutral: "Notes",
    note: "Note a moment",
    noteNeutral: "New note",
    search: "Search",
    home: "The journal opens on what goes on now",
    list: "The people of one's life, in their order",
  },
  fr: {
    description: "La carte privée de votre cœur : le journal de votre vie amoureuse.",
    neutral: "Notes",
    note: "Noter un moment",
    noteNeutral: "Nouvelle note",
    search: "Rechercher",
    home: "Le journal s’ouvre sur ce qui se vit",
    list: "Les personnes d’une vie, dans leur ordre",
  },
} as const satisfies Record<Language, object>;

/** Where a browser finds a manifest: the part before the language is what app/boot.js is told. */
export const manifestName = (language: Language, isNeutral: boolean) =>
  `manifest.${language}${isNeutral ? ".neutral" : ""}.webmanifest`;

const ownIcons = [
  { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
  { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
  { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
  { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  { src: "/icon-monochrome-512.png", sizes: "512x512", type: "image/png", purpose: "monochrome" },
];
const neutralIcons = [
  { src: "/icon-neutral.svg", sizes: "any", type: "image/svg+xml" },
  { src: "/icon-neutral-192.png", sizes: "192x192", type: "image/png" },
  { src: "/icon-neutral-512.png", sizes: "512x512", type: "image/png" },
  { src: "/icon-neutral-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  { src: "/icon-neutral-monochrome-512.png", sizes: "512x512", type: "image/png", purpose: "monochrome" },
];

/** Pictures of the demo in its own words, for the browser's own question. */
const screenshots = {
  en: [
    { src: "/screenshots/en-narrow-home.webp", shape: "narrow", label: words.en.home },
    { src: "/screenshots/en-narrow-list.webp", shape: "narrow", label: words.en.list },
    { src: "/screenshots/en-wide-home.webp", shape: "wide", label: words.en.home },
    { src: "/screenshots/en-wide-list.webp", shape: "wide", label: words.en.list },
  ],
  fr: [
    { src: "/screenshots/fr-narrow-home.webp", shape: "narrow", label: words.fr.home },
    { src: "/screenshots/fr-narrow-list.webp", shape: "narrow", label: words.fr.list },
    { src: "/screenshots/fr-wide-home.webp", shape: "wide", label: words.fr.home },
    { src: "/screenshots/fr-wide-list.webp", shape: "wide", label: words.fr.list },
  ],
} as const satisfies Record<Language, object>;
const sizes = { narrow: "720x1280", wide: "1280x800" } as const;

export function manifestOf(language: Language, isNeutral: boolean) {
  const say = words[language];
  return {
    id: "/",
    lang: language,
    dir: "ltr",
    name: isNeutral ? say.neutral : "Tendre",
    short_name: isNeutral ? say.neutral : "Tendre",
    ...(isNeutral ? {} : { description: say.description, categories: ["lifestyle"] }),
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: isNeutral ? "#ffffff" : "#f7f2e6",
    theme_color: isNeutral ? "#ffffff" : "#f7f2e6",
    icons: isNeutral ? neutralIcons : ownIcons,
    shortcuts: [
      { name: isNeutral ? say.noteNeutral : say.note, url: paths.note },
      { name: say.search, url: paths.search },
    ],
    // Answered by the service worker (app/lib/share/share-worker.ts): what is shared never leaves the device by it.
    share_target: {
      action: paths.note,
      method: "POST",
      enctype: "multipart/form-data",
      params: {
        title: "title",
        text: "text",
        url: "url",
        files: [{ name: "files", accept: [...photoTypes, ...videoTypes, ".heic", ".heif", ".mov"] }],
      },
    },
    // A copy of the journal, opened with the app: the page that brings one in takes it (app/features/copies/import/bring-in-section.tsx).
    file_handlers: [
      {
        action: paths.ownData,
        accept: {
          "application/json": [".json"],
          "application/zip": [".zip"],
          // A sealed copy, of either kind.
          "application/octet-stream": [".age"],
        },
      },
    ],
    ...(isNeutral ? {} : { screenshots: screenshots[language].map(pictureOf) }),
  };
}

const pictureOf = ({ src, shape, label }: (typeof screenshots)[Language][number]) => ({
  src,
  sizes: sizes[shape],
  type: "image/webp",
  form_factor: shape,
  label,
});

export function appManifests(): Plugin {
  return {
    name: "app-manifests",
    apply: "build",
    generateBundle() {
      for (const language of languages)
        for (const isNeutral of [false, true])
          this.emitFile({
            type: "asset",
            fileName: manifestName(language, isNeutral),
            source: JSON.stringify(manifestOf(language, isNeutral)),
          });
    },
  };
}
