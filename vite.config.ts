import tailwind from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compileMessages } from "./scripts/build/compile-messages.ts";
import { firstView } from "./scripts/build/first-view.ts";
import { forbidEval } from "./scripts/build/forbid-eval.ts";
import { offlineWorker } from "./scripts/build/offline-worker.ts";
import { precompress } from "./scripts/build/precompress.ts";
import { writeHead } from "./scripts/build/write-head.ts";

const api = process.env.TENDRE_API ?? "http://127.0.0.1:3001";
const toApi = { target: api, changeOrigin: false };

/** What every page is made of, in one file: thirty small ones would each cost a phone a way to the server and back. */
const basics =
  /app\/(?:ui\/(?:back-link|button|button-link|button-look|checkbox|class-names|columns|field|heading|icon|icon-button|inline|link-row|page|password-field|remark|stack|text|text-button|text-field|text-link|text-link-look|title|use-is-wide)\.tsx?|lib\/(?:accounts|own-path|page-title)\.ts|lib\/i18n\/language-picker\.tsx)$|lucide-react\/dist\/esm\/(?:createLucideIcon|Icon|icons\/(?:eye|eye-off|chevron-right|circle-exclamation-point))/;

/**
 * Flags of the build: VITE_DEMO_MODE ('true' adds the demo), VITE_BACKEND ('none': static hosting, no backend at all),
 * VITE_BACKEND_URL, VITE_BACKEND_NAME, and the rest of app/lib/environment.ts.
 */
export default defineConfig({
  plugins: [
    react(),
    tailwind(),
    compileMessages(),
    forbidEval(),
    firstView(),
    writeHead(),
    precompress(),
    offlineWorker(),
  ],
  build: {
    target: "es2024",
    sourcemap: false,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "basics", test: basics }] } } },
  },
  server: {
    proxy: {
      "/api": toApi,
      "/auth/sessions": toApi,
      "^/dev/(?!ui)": toApi,
    },
  },
});
