/** One walk through the app, the same in every engine: run by `npm run engines`. Its pictures have the same names in each. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { journal } from "#domain/fixtures/twelve-people.ts";
import { photo } from "#server/testing/pictures.ts";
import { startTendre } from "#server/testing/running-server.ts";
import { createPerson } from "../journey.ts";
import { givePlan, writeJournal } from "../statistics-journal.ts";
import { type EngineBrowser, openChromium, openFirefox, openWebkit } from "./browsers.ts";

const engines = { chromium: openChromium, firefox: openFirefox, webkit: openWebkit } as const;
const [name = "firefox"] = process.argv.slice(2);
if (!(name in engines)) throw new Error(`Which engine? ${Object.keys(engines).join(" or ")}`);
const open = engines[name as keyof typeof engines];

const folder = join("test-results/engines", name);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

/** What a control is called: its own label, its field's, or its text. */
const byName = (selector: string, wanted: string): globalThis.Element | null => {
  const nameOf = (each: globalThis.Element) =>
    each.getAttribute("aria-label") ??
    [...((each as HTMLInputElement).labels ?? [])]
      .map((label) => label.textContent)
      .join(" ")
      .concat(each.textContent ?? "");
  const shown = [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility?.() ?? true);
  const all = shown.map((each) => ({ each, name: nameOf(each).replace(/\s+/g, " ").trim() }));
  const exact = all.filter((one) => one.name === wanted);
  return (exact[0] ?? all.filter((one) => one.name.startsWith(wanted))[0])?.each ?? null;
};

/** No more skeletons, every image of the first screen there, and nothing that still comes or moves: a map, a face, a sheet. */
const isSettled = async () => {
  const isThere =
    Boolean(document.querySelector("main h1")) &&
    !document.querySelector("main [aria-busy=true]") &&
    [...document.images].every((each) => each.complete || each.loading === "lazy");
  const before = document.body.innerHTML;
  await document.fonts.ready;
  await new Promise((resolve) => setTimeout(resolve, 400));
  const moves = document.getAnimations().some(({ playState, effect }) => {
    return playState === "running" && effect?.getTiming().iterations !== Number.POSITIVE_INFINITY;
  });
  return isThere && !moves && document.body.innerHTML === before;
};

function walkWith(browser: EngineBrowser, url: string) {
  async function until<T>(what: string, look: () => Promise<T | null | false>, seconds = 30): Promise<T> {
    const end = Date.now() + seconds * 1_000;
    let failed: unknown;
    while (Date.now() < end) {
      try {
        const found = await look();
        if (found) return found;
      } catch (error) {
        failed = error;
      }
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
    const said = await browser
      .read(() => document.body.innerText.replace(/\s+/g, " ").slice(-700))
      .catch(() => "");
    throw new Error(`${what} did not come. The page says:\n${said}`, { cause: failed });
  }
  let shots = 0;
  return {
    go: (path: string) => browser.open(`${url}${path}`),
    press: (label: string) =>
      until(`"${label}" to press`, async () => {
        const found = await browser.find(
          byName,
          "button, a, [role=radio], [role=tab], summary, input[type=radio]",
          label,
        );
        await found?.click();
        return found;
      }),
    write: (label: string, text: string) =>
      until(`the field "${label}"`, async () => {
        const found = await browser.find(byName, "input, textarea", label);
        await found?.type(text);
        return found;
      }),
    see: (text: string, seconds?: number) =>
      until(
        `"${text}"`,
        () => browser.read((wanted: string) => document.body.innerText.includes(wanted), text),
        seconds,
      ),
    at: (path: RegExp) =>
      until(`a page at ${path}`, async () => path.test(await browser.read(() => location.pathname))),
    until,
    async picture(title: string) {
      shots += 1;
      await until(`"${title}" at rest`, () => browser.read(isSettled));
      await browser.picture(join(folder, `${String(shots).padStart(2, "0")}-${title}`));
    },
  };
}

const newest =
  journal.moments
    .toSorted((a, b) => a.occurred_on.localeCompare(b.occurred_on))
    .at(-1)
    ?.word?.replace(/\s+/g, " ") ?? "";
let server = await startTendre();
const { url, folder: data } = server;
const port = Number(new URL(url).port);
const person = await createPerson(url);
// Kept in packs by the first pull (docs/decisions/085-rows-in-packs.md).
await givePlan(server, person, "pro");
await writeJournal(url, person, journal);
const browser = await open();
const { go, press, write, see, at, until, picture } = walkWith(browser, url);

/** Of the demo: what differs most in how it is drawn. */
const pictured = [
  "",
  "/list",
  "/moments",
  "/statistics",
  "/lifeline",
  "/calendar",
  "/game",
  "/ai",
  "/profile",
  "/add",
];
/** Leaves the page in the middle of making the journal's database: its transaction is kept open until then. */
const leaveOnceMaking = () => {
  const open = IDBFactory.prototype.open;
  IDBFactory.prototype.open = function (...asked) {
    const request = open.apply(this, asked);
    const keepMaking = () => {
      const stores = request.transaction?.db.objectStoreNames;
      if (!stores?.contains("meta")) return;
      const ask = () => {
        const asked = request.transaction?.objectStore("meta").count();
        asked?.addEventListener("success", ask);
      };
      ask();
      setTimeout(() => location.assign("/list"));
    };
    // After the tables of the library, which listens first.
    queueMicrotask(() => request.addEventListener("upgradeneeded", keepMaking));
    return request;
  };
};

const steps: Readonly<Record<string, () => Promise<unknown>>> = {
  async "signs in, and loads another page while its journal is being made"() {
    await browser.resize(1280, 900);
    await go("/login");
    await picture("sign-in");
    await write("Email", person.email);
    await write("Password", person.password);
    await browser.read(leaveOnceMaking);
    await press("Sign in");
    await at(/list/);
    for (const { name } of journal.relationships) await see(name);
    await go("/moments");
    await see(newest);
  },
  async "keeps a person"() {
    await go("/add");
    await write("Name", "Anouk");
    await press("Keep this relationship");
    await at(/boyfriends/);
    await see("Anouk");
  },
  async "changes a person of a pack"() {
    await go("/list");
    await press("Camille");
    await at(/boyfriends/);
    await press("Edit");
    await at(/edit/);
    await write("City", "Besançon");
    await press("Save");
    await at(/boyfriends\/[^/]+$/);
    await see("Besançon");
    await go("/list");
    for (const { name } of journal.relationships) await see(name);
  },
  async "notes a moment with a photo, which arrives"() {
    await go("/dashboard");
    await press("Note a moment");
    const path = join(data, "bench.jpg");
    writeFileSync(path, await photo({ width: 900, height: 700 }));
    const input = await until("the chooser of photos", () =>
      browser.find(() => document.querySelector("input[data-capture-photos]")),
    );
    await input.choose(path);
    await see("1 photo");
    await picture("capture");
    await press("Keep this moment");
    await see("with 1 photo", 60);
    await go("/moments");
    const isDrawn = () =>
      [...document.images].some((each) => each.src.includes("/api/media/") && each.naturalWidth > 0);
    await until("the photo from the server", () => browser.read(isDrawn), 40);
    await picture("moments");
  },
  async "changes language and theme, and loads the next page at once"() {
    await go("/profile");
    await press("Français");
    await go("/list");
    await see("Noé");
    await go("/profile");
    await press("English");
    await press("Night");
    await until("the night", () => browser.read(() => document.documentElement.dataset.theme === "dark"));
    await press("Paper");
    await until("the day", () => browser.read(() => document.documentElement.dataset.theme === "light"));
  },
  async "comes back from another page"() {
    await go("/list");
    await see("Noé");
    await browser.open("about:blank");
    await browser.back();
    await see("Noé");
  },
  async "loads a page without its server, writes, and sends it afterwards"() {
    await go("/list");
    const isThere = async () => Boolean((await navigator.serviceWorker.getRegistration())?.active);
    await until("the offline worker", () => browser.read(isThere), 60);
    await server.kill();
    await go("/list");
    await see("Noé");
    await press("Add");
    await write("Name", "Alma");
    await press("Keep this relationship");
    await see("Alma");
    await picture("offline");
    server = await startTendre({ port, folder: data });
    const arrived = async () => {
      const answer = await fetch("/api/relationships").catch(() => null);
      return answer?.ok ? (await answer.text()).includes("Alma") : false;
    };
    await until("what was written offline at the server", () => browser.read(arrived), 60);
  },
  async "draws the pages of the demo, on a desktop and a phone, by day and by night"() {
    for (const [theme, language, width, height] of [
      ["light", "en", 1280, 900],
      ["dark", "en", 1280, 900],
      ["light", "fr", 390, 800],
      ["dark", "fr", 390, 800],
    ] as const) {
      await browser.resize(width, height);
      await browser.read(
        (theme = "", language = "") => {
          localStorage.setItem("theme", theme);
          localStorage.setItem("preferredLanguage", language);
        },
        theme,
        language,
      );
      for (const path of pictured) {
        await go(`/demo${path}`);
        await picture(`${width}-${theme}${path.replaceAll("/", "-")}`);
      }
    }
    await browser.resize(1280, 900);
    await browser.read(() => localStorage.setItem("preferredLanguage", "en"));
  },
  async "signs out"() {
    await go("/profile");
    await press("Sign out");
    await at(/^\/(login)?$/);
    await picture("signed-out");
  },
};
let failed = false;
for (const [title, step] of Object.entries(steps)) {
  const started = Date.now();
  try {
    await step();
    console.log(`  ✓ ${name} ${title} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  } catch (error) {
    failed = true;
    console.error(`  ✘ ${name} ${title}`, error);
    await browser.picture(join(folder, "failed")).catch(() => undefined);
    break;
  }
}
await Promise.race([browser.close(), new Promise((resolve) => setTimeout(resolve, 5_000))]);
await server.stop();
process.exit(failed ? 1 : 0);
