import { closedWords, dateWords } from "./dates.js";
import { isClosed, mediaOfMoment, people, words, years } from "./journal.js";
import { button, line, make, nothing, personLink, text } from "./make.js";
import { photoList } from "./photos.js";

/** `mark` gives the parts that a text is shown as: a search marks what it found. */
const plainly = { mark: (shown) => [shown], isNamed: true };

function momentItem(moment, { mark, isNamed }) {
  const about = people.get(moment.relationship_id);
  const closed = isClosed(moment);
  const facts = [
    dateWords(moment.occurred_on),
    words.dayParts[moment.time_of_day] ?? moment.time_of_day,
    isNamed && about ? personLink(about) : null,
    closed || moment.mood === null ? null : words.moods[moment.mood - 1],
    closed ? null : [moment.place, moment.city].filter(Boolean).join(", "),
  ];
  const tags = closed ? [] : moment.tags.map((tag) => make("li", {}, text("bdi", tag)));
  const shown = (name, content, kind) => make(name, { dir: "auto", class: kind }, ...mark(content));
  return make(
    "li",
    { class: moment.is_milestone ? "milestone" : "" },
    line(facts, "soft facts"),
    closed ? text("p", closedWords(moment.sealed_until), "text closed") : null,
    !closed && moment.word ? shown("h4", moment.word, "") : null,
    !closed && moment.text ? shown("p", moment.text, "text") : null,
    closed ? null : photoList(mediaOfMoment(moment), "row"),
    tags.length > 0 ? make("ul", { class: "tags" }, ...tags) : null,
  );
}

/** So many at a time: a life of ten thousand moments opens at once. */
const step = 120;

/** Moments below each other by years, newest first. More come as one reads on. */
export function path(moments, options = {}) {
  if (moments.length === 0) return [nothing()];
  const whole = make("div", { class: "years" });
  let [shown, year, list] = [0, null, null];
  const more = button(words.more, "plain more", add);
  const seen = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) add();
    },
    { rootMargin: "1200px" },
  );
  function add() {
    for (const moment of moments.slice(shown, shown + step)) {
      if (moment.occurred_on.slice(0, 4) !== year) {
        year = moment.occurred_on.slice(0, 4);
        list = make("ol", { class: "path" });
        whole.append(make("h3", { class: "year" }, year), list);
      }
      list.append(momentItem(moment, { ...plainly, ...options }));
    }
    shown += step;
    if (shown < moments.length) return;
    seen.disconnect();
    more.remove();
  }
  add();
  if (shown >= moments.length) return [whole];
  seen.observe(more);
  return [whole, more];
}

/** The years one can go to from a page. */
export function yearLinks(page, current) {
  const link = (year) =>
    make("a", { href: `#${page}/${year}`, ...(year === current ? { "aria-current": "true" } : {}) }, year);
  const item = (year) => make("li", {}, link(year));
  return make("nav", { class: "jump", "aria-label": words.years }, make("ul", {}, ...years.map(item)));
}
