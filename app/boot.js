// Runs before the first paint: sets theme and language on <html>, then preloads what every page needs.
(() => {
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const root = document.documentElement;
  const theme = read("theme");
  const isDark =
    theme === "dark" || (theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  root.dataset.theme = isDark ? "dark" : "light";

  const chosen = read("preferredLanguage");
  const browsers = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  const spoken = browsers.find((tag) => tag === "en" || tag === "fr");
  const language = chosen === "en" || chosen === "fr" ? chosen : (spoken ?? "en");
  root.lang = language;

  const { dataset } = document.currentScript;
  const ask = (rel, href, more) => {
    if (!href) return;
    document.head.append(Object.assign(document.createElement("link"), { rel, href, ...more }));
  };
  // The session is requested at once; a browser without a remembered person will need the sign-in page. Not while a sign-out is pending:
  // that is sent first.
  const isSignOutPending = read("tendre.signOutOwed") !== null;
  if (!isSignOutPending) ask("preload", dataset.session, { as: "fetch", crossOrigin: "anonymous" });
  const isOut = isSignOutPending || read("tendre.person") === null;
  const parts = isOut ? ["start"] : ["start", "shell"];
  if (!isOut && /^\/(dashboard)?$/.test(location.pathname)) parts.push("dashboard");
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
