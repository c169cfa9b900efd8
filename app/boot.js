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

  const words = document.currentScript?.dataset[language];
  if (!words) return;
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = words;
  document.head.append(link);
})();
