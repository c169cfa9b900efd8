import { calendarPage, dayPage } from "./calendar.js";
import { media, momentOf, moments, people, words } from "./journal.js";
import { counted, heading, nothing, text } from "./make.js";
import { path, yearLinks } from "./path.js";
import { peoplePage, personPage } from "./people.js";
import { photoList } from "./photos.js";
import { foundPage } from "./search.js";

/** The reader inside a ZIP: one page without a network, without a library and without any script from elsewhere. */
const main = document.querySelector("main");
const search = document.querySelector("input");
const theme = document.querySelector("header button");

/** From that year back; all of it where none is named. */
function pathPage(year) {
  const own = year === undefined ? moments : moments.filter(({ occurred_on }) => occurred_on < `${year}~`);
  return [heading(words.path), yearLinks("path", year), ...path(own)];
}

/** The order in which they were lived, newest first; what stands with a person alone comes last. */
function photosPage() {
  const at = new Map(moments.map(({ id }, index) => [id, index]));
  const placeOf = (one) => at.get(momentOf(one)?.id) ?? moments.length;
  const list = media.toSorted((one, other) => placeOf(one) - placeOf(other));
  const lacking = list.filter(({ file }) => file === null).length;
  return [
    heading(words.photos),
    lacking > 0 ? text("p", counted(lacking, words.lacking), "soft") : null,
    photoList(list, "grid") ?? nothing(),
  ];
}

function pageOf(page, id) {
  const person = people.get(id);
  if (page === "person" && person) return personPage(person);
  if (page === "people") return peoplePage();
  if (page === "photos") return photosPage();
  if (page === "calendar") return calendarPage(id);
  if (page === "day" && id) return dayPage(id);
  return pathPage(id);
}

/** Which entry of the bar a page belongs to. */
const home = { person: "people", day: "calendar" };

function turn() {
  const [page = "path", id] = decodeURIComponent(location.hash.slice(1) || "path").split("/");
  const wanted = search.value.trim();
  const content = wanted ? foundPage(wanted) : pageOf(page, id);
  main.replaceChildren(...content.filter((part) => part !== null));
  for (const link of document.querySelectorAll(".bar nav a")) {
    if (!wanted && link.hash === `#${home[page] ?? page}`) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
  document.title = `${main.querySelector("h2").textContent} · ${words.title}`;
}

addEventListener("hashchange", () => {
  search.value = "";
  turn();
  scrollTo(0, 0);
  main.querySelector("h2").focus({ preventScroll: true });
});
search.addEventListener("input", turn);

function isNight() {
  const { theme: chosen } = document.documentElement.dataset;
  return chosen ? chosen === "night" : matchMedia("(prefers-color-scheme: dark)").matches;
}
function nameTheme() {
  theme.replaceChildren(text("span", isNight() ? words.paper : words.night));
}
theme.addEventListener("click", () => {
  document.documentElement.dataset.theme = isNight() ? "paper" : "night";
  nameTheme();
});
nameTheme();
turn();
