import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { startBackendHealth } from "./lib/backend-health.ts";
import { reloadWhenChunkIsGone } from "./lib/chunk-reload.ts";
import { isDemo } from "./lib/demo-mode.ts";
import { logStart } from "./lib/environment.ts";
import { startLanguage } from "./lib/i18n/language-store.ts";
import { readLocal } from "./lib/local-storage.ts";
import { startPageCover } from "./lib/lock/page-cover.ts";
import { startOfflineWorker } from "./lib/offline-worker.ts";
import { startPageTitle } from "./lib/page-title.ts";
import { watchSession } from "./lib/session.ts";
import { textFontsAreHere } from "./lib/text-fonts.ts";
import { startTheme } from "./lib/theme.ts";
import { startTrace } from "./lib/trace.ts";
import { startWords } from "./messages/parts.ts";
import { loadWordsOnScreen } from "./messages/words-loader.ts";
import "./styles.css";

const root = document.getElementById("root");
if (!root) throw new Error("the page has no root");

/** Milliseconds: after the first page. */
const demoDelay = 3_000;

reloadWhenChunkIsGone();
startTheme();
startPageTitle();
startPageCover();
startTrace();
const fontsAreHere = textFontsAreHere();
// Words and letters together: the first page is drawn once. What every page says was already preloaded by the boot script; what is on screen
// is loaded with it, so that a page changes its language at once.
void startLanguage(async (language) => {
  const [messages] = await Promise.all([startWords(language), loadWordsOnScreen(language), fontsAreHere]);
  await loadWordsOnScreen(language);
  return messages;
});
if (!isDemo) void watchSession(() => import("./store/leaving/beside-a-sign-in.ts"));
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
logStart();
// With the first thing that has the focus, since nothing is lost before.
addEventListener(
  "focusin",
  () => void import("./lib/keep-focus.ts").then(({ keepFocus }) => keepFocus()).catch(() => undefined),
  { once: true },
);
// The last tab that showed the demo may have been closed without leaving it.
if (import.meta.env.VITE_DEMO_MODE === "true" && !isDemo && readLocal("tendre.demo") !== null)
  setTimeout(
    () => void import("./lib/demo-traces.ts").then(({ forgetClosedDemo }) => forgetClosedDemo()),
    demoDelay,
  );
if (!isDemo) void startBackendHealth();
startOfflineWorker();
