// Runs before the first paint: sets theme and language on <html>, then preloads what every page needs.
(() => {
  const read = (key, storage = "localStorage") => {
    try {
      return window[storage].getItem(key);
    } catch {
      return null;
    }
  };
  const root = document.documentElement;

  // Back after a quick exit leads away again before anything is drawn; a typed address or a reload is let in (app/lib/quick-exit.ts).
  const leaveAgain = () => {
    const neutral = read("tendre.left", "sessionStorage");
    if (!neutral) return false;
    root.hidden = true;
    document.title = "Wikipedia";
    if (document.readyState === "loading") stop();
    location.replace(neutral);
    return true;
  };
  addEventListener("pageshow", ({ persisted }) => persisted && leaveAgain());
  if (performance.getEntriesByType("navigation")[0]?.type === "back_forward") {
    if (leaveAgain()) return;
  } else {
    try {
      sessionStorage.removeItem("tendre.left");
    } catch {
      // Refused: nothing was marked.
    }
  }

  const theme = read("theme");
  const isDark =
    theme === "dark" || (theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  root.dataset.theme = isDark ? "dark" : "light";

  const chosen = read("preferredLanguage");
  const browsers = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  const spoken = browsers.find((tag) => tag === "en" || tag === "fr");
  const language = chosen === "en" || chosen === "fr" ? chosen : (spoken ?? "en");
  root.lang = language;

  // Older than the language that the app is built in: one sentence in place of an empty page (docs/limits.md).
  if (!Promise.withResolvers || !AbortSignal.any)
    addEventListener("DOMContentLoaded", () => {
      const page = document.getElementById("root");
      if (page.firstChild) return;
      page.textContent =
        language === "fr"
          ? "Ce navigateur est trop ancien pour Tendre."
          : "This browser is too old for Tendre.";
    });

  // A neutral tab from the first moment: the page's own title comes after this one, and the first one counts.
  const isDiscreet = read("tendre.discreet") === "on";
  if (isDiscreet) document.title = "Notes";

  // The browser's own question whether to install comes when the app asks it to (app/lib/install/install-prompt.ts), and it says so once only.
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    window.tendreInstall = event;
  });

  // A new build asks before it reloads a page on which something was typed (app/lib/install/typed-here.ts).
  addEventListener("input", () => (window.tendreTyped = location.pathname), { capture: true, passive: true });

  const { dataset } = document.currentScript;
  const ask = (rel, href, more) => {
    if (!href) return;
    document.head.append(Object.assign(document.createElement("link"), { rel, href, ...more }));
  };
  // What a browser names and draws the installed app by (scripts/build/app-manifests.ts).
  const face = isDiscreet ? ".neutral" : "";
  if (dataset.manifest) ask("manifest", `${dataset.manifest}.${language}${face}.webmanifest`);
  ask("apple-touch-icon", isDiscreet ? "/icon-neutral-192.png" : "/apple-touch-icon.png");

  // The session is requested at once; a browser without a remembered person will need the sign-in page. Not while a sign-out is pending:
  // that is sent first.
  const isSignOutPending = read("tendre.signOutOwed") !== null;
  const isDemo = dataset.demo && /^\/demo(\/|$)/.test(location.pathname);
  if (!isSignOutPending && !isDemo)
    ask("preload", dataset.session, { as: "fetch", crossOrigin: "anonymous" });
  const isOut = dataset.session && !isDemo && (isSignOutPending || read("tendre.person") === null);
  const parts = isOut ? ["start"] : ["start", "shell"];
  if (isDemo) parts.push("demo");
  if (!isOut && /^\/(dashboard|demo)?$/.test(location.pathname)) parts.push("dashboard");
  const spokenIn = language === "fr" ? "Fr" : "En";
  const files = parts.flatMap((part) => [dataset[part], dataset[part + spokenIn]]);
  if (isOut) {
    // The page before sign-in that this is, or the one that it will lead to: its code, its words in English and in French.
    const open = JSON.parse(dataset.open ?? "{}");
    const [code, english, french] = open[location.pathname] ?? open["/login"] ?? [];
    files.push(code, language === "fr" ? french : english);
  }
  for (const href of new Set(files.filter(Boolean).join(" ").split(" "))) ask("modulepreload", href);
})();
