import { dateWords, monthName, weekdays } from "./dates.js";
import { moments, words, years } from "./journal.js";
import { counted, heading, make, nothing } from "./make.js";
import { path, yearLinks } from "./path.js";

const momentsOn = Map.groupBy(moments, ({ occurred_on }) => occurred_on);
const isDay = ({ occurred_on }) => occurred_on.length === 10;

/** A year at a glance: a knot on every day that something is written of; what has no day stands below. */
export function calendarPage(wanted) {
  const year = years.includes(wanted) ? wanted : years[0];
  if (year === undefined) return [heading(words.calendar), nothing()];
  const own = moments.filter(({ occurred_on }) => occurred_on.startsWith(year));
  const vague = own.filter((moment) => !isDay(moment));
  const months = Array.from({ length: 12 }, (_, at) => monthPart(year, String(at + 1).padStart(2, "0")));
  return [
    heading(`${words.calendar} ${year}`),
    yearLinks("calendar", year),
    make("div", { class: "months" }, ...months),
    ...(vague.length > 0 ? [make("h3", { class: "vague" }, words.vague), ...path(vague)] : []),
  ];
}

function monthPart(year, month) {
  const first = new Date(`${year}-${month}-01T00:00:00Z`);
  const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const grid = make("ul", { class: "days" });
  for (let day = 1; day <= days; day += 1) {
    grid.append(dayPart(`${year}-${month}-${String(day).padStart(2, "0")}`, day));
  }
  grid.firstChild.style.gridColumnStart = String(((first.getUTCDay() + 6) % 7) + 1);
  const letters = weekdays.map((letter) => make("span", {}, letter));
  return make(
    "section",
    {},
    make("h3", {}, monthName(year, month)),
    make("div", { class: "letters", "aria-hidden": "true" }, ...letters),
    grid,
  );
}

function dayPart(date, day) {
  const own = momentsOn.get(date) ?? [];
  if (own.length === 0) return make("li", { "aria-hidden": "true" }, String(day));
  const kind = own.some(({ is_milestone }) => is_milestone) ? "milestone" : "";
  const label = `${dateWords(date)}, ${counted(own.length, words.moments)}`;
  return make("li", {}, make("a", { href: `#day/${date}`, class: kind, "aria-label": label }, String(day)));
}

export function dayPage(date) {
  const back = make("a", { href: `#calendar/${date.slice(0, 4)}` }, `${words.calendar} ${date.slice(0, 4)}`);
  return [heading(dateWords(date)), make("p", { class: "soft" }, back), ...path(momentsOn.get(date) ?? [])];
}
