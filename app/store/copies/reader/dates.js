import { language, words } from "./journal.js";

const locale = language === "fr" ? "fr-FR" : "en-GB";
const format = (options) => new Intl.DateTimeFormat(locale, { timeZone: "UTC", ...options });
const shapes = {
  day: format({ year: "numeric", month: "long", day: "numeric" }),
  month: format({ year: "numeric", month: "long" }),
  bareMonth: format({ month: "long" }),
  weekday: format({ weekday: "narrow" }),
};

const show = (shape, day) => shapes[shape].format(new Date(`${day}T00:00:00Z`));

const capitalise = (shown) => shown.charAt(0).toLocaleUpperCase(language) + shown.slice(1);

/** As precisely as it was written: "2019", "spring 2019", "May 2019", "14 May 2019". */
function dateIn(date) {
  const [year, middle, day] = date.split("-");
  if (middle === undefined) return year;
  if (Number(middle) > 20) return `${words.seasons[Number(middle) - 21]} ${year}`;
  if (day === undefined) return show("month", `${date}-01`);
  return language === "fr" ? show("day", date).replace(/^1 /, "1er ") : show("day", date);
}

export const dateWords = (date) => capitalise(dateIn(date));
export const monthName = (year, month) => capitalise(show("bareMonth", `${year}-${month}-01`));

/** From Monday; the first of January 2024 was one. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7].map((day) => show("weekday", `2024-01-0${day}`));

function periodWords({ start_date: start, end_date: end }, isOpen) {
  if (isOpen && end === null)
    return start === null ? null : capitalise(words.since.replace("{day}", dateIn(start)));
  if (start === null && end === null) return null;
  if (start === end) return dateWords(start);
  return capitalise(`${start === null ? "…" : dateIn(start)} – ${end === null ? "…" : dateIn(end)}`);
}

/** Each time of an on-again, off-again one. Only the last can go on. */
export function spanWords({ start_date, end_date, periods, status }) {
  const all = [{ start_date, end_date }, ...periods];
  return all.flatMap((period, at) => {
    const shown = periodWords(period, status === "ongoing" && at === all.length - 1);
    return shown === null ? [] : [shown];
  });
}

export const closedWords = (day) => words.closed.replace("{day}", dateIn(day));
