// Runs before the first paint: theme and language on <html>, then asks early for what every page needs.
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
  // Who is here is asked at once; a browser that remembers nobody will want the door.
  // Not while a sign-out is owed: that is answered first.
  const isOwed = read("tendre.signOutOwed") !== null;
  if (!isOwed) ask("preload", dataset.session, { as: "fetch", crossOrigin: "anonymous" });
  const next = isOwed || read("tendre.person") === null ? dataset.door : dataset.shell;
  for (const files of [dataset[language], next])
    for (const href of files?.split(" ") ?? []) ask("modulepreload", href);
})();
